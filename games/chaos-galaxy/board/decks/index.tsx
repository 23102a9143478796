import '../card/index.css'
import './index.css'

export { DeckBuilder } from './DeckBuilder.tsx'
