import { Bust, Fiend } from './figures.tsx'

/** Claws from all sides. */
export const Surrounded = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#170b0e" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={84} size={0.9} />
    <Fiend x={28} size={0.85} />
    <Fiend x={56} size={0.6} y={30} fill="#3d1b27" />
    <Fiend x={146} size={0.85} left />
    <Fiend x={116} size={0.6} y={30} left fill="#3d1b27" />
    <path d="M60 2 70 10M112 2l-10 8M86 0v8" stroke="#8fce5a" stroke-width="2" />
  </>
)
