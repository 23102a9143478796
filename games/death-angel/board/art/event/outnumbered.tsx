import { Bust, Fiend } from './figures.tsx'

/** One against a wall of them. */
export const Outnumbered = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#170b0e" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Fiend x={104} size={0.7} y={18} left fill="#3d1b27" />
    <Fiend x={128} size={0.75} y={16} left />
    <Fiend x={152} size={0.9} left />
    <Fiend x={116} size={0.95} left fill="#7a3547" />
    <Fiend x={168} size={0.7} y={18} left fill="#3d1b27" />
    <Bust x={34} size={0.95} />
    <path d="M60 44h4l-2 4Zm8 2h4l-2 4Z" fill="#d8b36a" />
  </>
)
