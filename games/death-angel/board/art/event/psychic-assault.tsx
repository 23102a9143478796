import { Bust } from './figures.tsx'

/** A mind under attack. */
export const PsychicAssault = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#120d1b" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={86} glow="#e5484d" />
    <g fill="none" stroke="#c7a6ff">
      <path d="M86 28m-34 0q10-30 34-26 24-4 34 26" stroke-width="1.6" />
      <path d="M40 40Q30 6 86 2q56 4 46 38" opacity=".6" stroke-width="1.4" />
      <path d="M24 46Q10 2 86-4q76 6 62 50" opacity=".35" stroke-width="1.2" />
    </g>
    <path d="M96 2l-5 8 6 1-6 9M78 0l3 8-6 2 5 8" fill="none" stroke="#f3efe4" stroke-width="1.5" />
  </>
)
