import { Bust } from './figures.tsx'

/** Marines turning every way. */
export const ChaosOfBattle = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#1b0f10" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <Bust x={52} size={0.9} left />
    <Bust x={120} size={0.9} />
    <path d="M74 20a14 14 0 0 1 24 0m0-9v9h-9M98 40a14 14 0 0 1-24 0m0 9v-9h9" fill="none" stroke="#d8b36a" stroke-width="2.4" />
    <path d="M8 8l16 8M160 6l-14 9M10 48l14-6m138 4-14-5" stroke="#ff8b5f" stroke-width="1.6" />
  </>
)
