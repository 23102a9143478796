import { Bust, Fiend, Shot } from './figures.tsx'

/** A shot before the claw lands. */
export const QuickInstincts = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#180e0c" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={40} />
    <Shot x={64} y={24} length={30} />
    <Fiend x={132} left glow="#fff" />
    <path d="M116 12l8 8m0-10-6 12m14-14-4 10" stroke="#ffdf9e" stroke-width="1.8" />
  </>
)
