import { Bust, Fiend } from './figures.tsx'

/** Claws that come from behind. */
export const FlankingManoeuvre = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#160c10" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={78} size={0.95} />
    <Fiend x={26} size={0.95} />
    <path d="M150 30c0-26-60-34-108-20m0-8-8 9 11 5" fill="none" stroke="#8fce5a" stroke-width="2.4" />
  </>
)
