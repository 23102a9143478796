/** The near shoulder plate and forearm, over the weapon hand. */
export const Arm = () => (
  <>
    <path d="M15 60C15 40 30 32 45 33c17 1 27 13 25 29-1.5 13-12 20-26 20C28 82 15 74 15 60Z" fill="var(--plate)" />
    <path
      d="M15 60c0 14 13 22 29 22 14 0 24.5-7 26-20 .3-2 .3-4 0-6C66 68 56 73 44 73 28 73 18 67 15.4 56c-.3 1.3-.4 2.6-.4 4Z"
      fill="var(--plate-dark)"
    />
    <path d="M21 58C21 45 32 38.5 45 39.5c13 1 20 10 18.5 21.5" fill="none" stroke="var(--shade)" stroke-width="2.5" />
    <path d="M40 33.2C59 31 72 45 70 62" class="da-rim" />
    <path d="M34 80 60 80 64 92 44 101Z" fill="var(--shade)" />
    <path d="M44 86 80 77 87 92 52 104H46Z" fill="var(--plate)" />
    <path d="M46 96 85 86 87 92 52 104H46Z" fill="var(--plate-dark)" />
  </>
)
