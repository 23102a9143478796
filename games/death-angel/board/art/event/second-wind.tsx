import { Bust } from './figures.tsx'

/** A marine gets up again. */
export const SecondWind = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#10161a" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={92} y={12} glow="#8fe0ff" />
    <path d="M18 44q20-14 34-4t30 0M22 32q18-12 30-4M128 44q16-12 30 0M126 30q14-10 30-2" fill="none" stroke="#6cc7ff" stroke-width="2" />
    <path d="M126 18l6-8 6 8m-6-8v16" fill="none" stroke="#67d391" stroke-width="2.4" />
  </>
)
