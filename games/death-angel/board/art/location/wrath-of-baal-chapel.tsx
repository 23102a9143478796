import { Room } from './room.tsx'

/** The chapel window above the altar. */
export const WrathOfBaalChapel = () => (
  <Room wall="#1a1012" floor="#2b1a1a" light="#ffb454" lamp={300}>
    <path d="M386 66V34a24 24 0 0 1 48 0v32Z" fill="#4a1414" />
    <path d="M391 64V34a19 19 0 0 1 38 0v30Z" fill="#c2362c" />
    <path d="M391 64V44h38v20Zm19-49v49" fill="#f08a3c" opacity=".5" />
    <path d="M410 15v50M391 34h38M391 48h38" stroke="#2b1a1a" stroke-width="2.5" />
    <path d="M410 24l5 9 10 2-7 7 2 10-10-5-10 5 2-10-7-7 10-2Z" fill="#ffdf9e" />
    <path d="M380 66h60v6h-60Z" fill="#7a5a34" />
    <path d="M300 10v60m40-60v60m140-60v60m30-60v60" stroke="#38232a" stroke-width="10" />
    <path d="M358 70V54h3v16Zm100 0V54h3v16Z" fill="#efe6c8" />
    <path d="M359.5 46q3 4 0 7-3-3 0-7Zm100 0q3 4 0 7-3-3 0-7Z" fill="#ffcf6e" />
  </Room>
)
