/** A tank of promethium. Its colour is `--threat`. */
export const PromethiumTank = () => (
  <>
    <path d="M0 0h96v60H0Z" fill="#1a1111" />
    <path d="M0 44h96v16H0Z" fill="#2a1c19" />
    <path d="M30 10q18-8 36 0v42q-18 8-36 0Z" fill="#5b3524" />
    <path d="M30 10q18-8 36 0v42q-4 2-8 3V8q-14-3-28 2Z" fill="#7d4a2e" />
    <path d="M29 18q19 7 38 0v4q-19 7-38 0Zm0 22q19 7 38 0v4q-19 7-38 0Z" fill="#2b1a14" />
    <path d="M48 23c6 5 8 8 6 13-1 4-5 5-8 4-4-1-6-5-4-9 2 2 3 2 4 1-1-4 0-6 2-9Z" fill="var(--threat)" />
    <path d="M66 30h12V12h6M30 34H14V4" fill="none" stroke="#4a332d" stroke-width="4" />
    <path d="M58 8v47" stroke="var(--threat)" opacity=".4" />
  </>
)
