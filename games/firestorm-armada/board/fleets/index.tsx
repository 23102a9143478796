import '../css/parts.css'
import './index.css'

export { FleetBuilder } from './FleetBuilder.tsx'
