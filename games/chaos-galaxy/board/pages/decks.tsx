import '../card/index.css'
import '../decks/index.css'

export { DeckBuilder as Page } from '../decks/DeckBuilder.tsx'
