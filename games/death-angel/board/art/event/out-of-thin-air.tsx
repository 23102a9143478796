import { Bust, Fiend } from './figures.tsx'

/** Two shapes drop out of the dark. */
export const OutOfThinAir = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#120a10" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <path d="M100 0h64l-12 12H112Z" fill="#050304" />
    <Fiend x={112} y={12} size={0.8} left />
    <Fiend x={148} y={10} size={0.8} left />
    <Bust x={44} size={0.95} left />
    <path d="M106 4v10m12-12v8m24-8v10m12-12v8" stroke="#8fce5a" stroke-width="1.6" opacity=".7" />
  </>
)
