/** A door opens a hand wide. */
export const SecretRoute = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#120e0d" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <path d="M52 6h70v50H52Z" fill="#33231f" />
    <path d="M56 10h24v46H56Zm38 0h24v46H94Z" fill="#4c352d" />
    <path d="M80 10h14v46H80Z" fill="#ffdf9e" />
    <path d="M80 56 60 60h54l-20-4Z" fill="#ffdf9e" opacity=".5" />
    <path d="M86 22a4 4 0 1 1 .1 0Zm-4 4h9v30h-9Z" fill="#2a1c19" opacity=".9" />
    <path d="M56 28h24v4H56Zm38 0h24v4H94Z" fill="#f0cd4b" opacity=".7" />
  </>
)
