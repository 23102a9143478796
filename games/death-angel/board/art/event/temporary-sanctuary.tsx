import { Fiend } from './figures.tsx'

/** A lamp that keeps the dark away. */
export const TemporarySanctuary = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#14110b" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <circle cx="86" cy="32" r="30" fill="#ffdf9e" opacity=".18" />
    <circle cx="86" cy="32" r="18" fill="#ffdf9e" opacity=".25" />
    <path d="M80 20h12l4 8v20H76V28Z" fill="#4c352d" />
    <path d="M80 28h12v16H80Z" fill="#ffdf9e" />
    <path d="M86 12v8m-8 0h16" stroke="#d8b36a" stroke-width="2.4" />
    <Fiend x={20} size={0.8} y={18} left fill="#2a1119" />
    <Fiend x={152} size={0.8} y={18} fill="#2a1119" />
  </>
)
