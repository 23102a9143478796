import '../card/card.css'
import './decks.css'

export { DeckBuilder } from './DeckBuilder.tsx'
