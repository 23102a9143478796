/// <reference types="vite/client" />

declare module 'game-icon:*' {
  /** The inside of the icon's 512 x 512 SVG. */
  const body: string
  export default body
}
