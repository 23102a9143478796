/** A force staff whose crystal glows, behind the arm. */
export const Staff = () => (
  <>
    <path d="M104 24l4-1 0 81h-4Z" fill="#565164" />
    <path d="M106 6l6 12-6 9-6-9Z" fill="#cfe9ff" />
    <path d="M106 6l6 12-6 9Z" fill="#8fc4f0" />
    <path d="M93 19a13.5 13.5 0 1 1 23 9" fill="none" stroke="#9fd2ff" stroke-width="1.6" stroke-dasharray="5 3" />
    <path d="M98 74h14v13H98Z" fill="var(--shade)" />
  </>
)
