import '../card/index.css'
import '../decks/index.css'
import '../decks/setup.css'
import '../collection/index.css'

export { Binder as Page } from '../collection/Binder.tsx'
