import { Bust, Fiend, Shot } from './figures.tsx'

/** A shape that slips past the shots. */
export const Evasion = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#170d10" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={28} size={0.9} />
    <Shot x={50} y={25} length={26} />
    <Fiend x={132} left />
    <path d="M104 8q18 8 10 24-6 10-14 14" fill="none" stroke="#8fce5a" stroke-width="2" stroke-dasharray="5 4" />
  </>
)
