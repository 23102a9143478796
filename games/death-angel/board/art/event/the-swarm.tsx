import { Fiend } from './figures.tsx'

/** More and more of them. */
export const TheSwarm = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#150a0d" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Fiend x={18} size={0.6} y={26} fill="#2f141d" />
    <Fiend x={46} size={0.7} y={22} fill="#3d1b27" />
    <Fiend x={76} size={0.85} y={18} />
    <Fiend x={108} size={0.95} y={14} fill="#7a3547" />
    <Fiend x={144} size={1.05} y={10} fill="#9a4a52" />
  </>
)
