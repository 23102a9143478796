import { Bust } from './figures.tsx'

/** A column closing up. */
export const EnterFormation = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#131318" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={46} size={0.9} />
    <Bust x={82} size={0.9} fill="#453640" />
    <Bust x={118} size={0.9} fill="#524049" />
    <path d="M18 12v34m-6-6 6 6 6-6M154 12v34m-6-6 6 6 6-6" fill="none" stroke="#d8b36a" stroke-width="2.4" />
  </>
)
