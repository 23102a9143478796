/** A thunder hammer, raised behind the arm. */
export const Hammer = () => (
  <>
    <path d="M99 92 109 26l5 1-10 66Z" fill="#3a3641" />
    <path d="M94 10 124 15l-3 18-30-5Z" fill="#9aa7b8" />
    <path d="M94 10 124 15l-1 6-30-5Z" fill="#d7e6f5" />
    <path d="M104 11.5l9 1.5-3.5 19-8.5-1.5Z" fill="var(--brass-2)" />
    <path d="M118 6l5 5-4 3 6 4M90 34l-3 5 5 2-4 6" class="da-rim" />
    <path d="M98 78l9 2-2.5 13-9-2Z" fill="#14131a" />
  </>
)
