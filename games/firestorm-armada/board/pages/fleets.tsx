import '../css/parts.css'
import '../fleets/index.css'

export { FleetBuilder as Page } from '../fleets/FleetBuilder.tsx'
