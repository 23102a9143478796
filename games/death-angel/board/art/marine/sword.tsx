/** A raised power sword, behind the arm. */
export const Sword = () => (
  <>
    <g>
      <path d="M97 66 119 3l6 2-14 66Z" fill="#d7e6f5" />
      <path d="M97 66 119 3l2 .6-13 64.4Z" fill="#8aa6c4" />
      <path d="M92 64l24 8-1.6 5-24-8Z" fill="var(--brass-2)" />
      <path d="M100 74l8 3-5 17-8-3Z" fill="#14131a" />
    </g>
  </>
)
