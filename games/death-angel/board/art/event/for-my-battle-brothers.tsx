import { Bust, Fiend } from './figures.tsx'

/** One stands before his brother. */
export const ForMyBattleBrothers = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#141016" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={52} size={0.85} fill="#2c222a" />
    <Bust x={86} fill="#574650" />
    <Fiend x={148} left />
    <path d="M108 10v36" stroke="#d8b36a" stroke-width="3" />
    <path d="M103 18h10" stroke="#d8b36a" stroke-width="3" />
  </>
)
