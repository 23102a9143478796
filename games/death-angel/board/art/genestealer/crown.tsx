/** The bone crest and second pair of talons that mark a brood lord. */
export const Crown = () => (
  <>
    <path d="M2 34 10 6l8 18L28 0l8 18L48 2l4 18 14-12-2 18 16-6-8 16 14 2-18 8C48 34 26 32 6 46Z" fill="#e9dcb4" />
    <path d="M2 34 10 6l2 24Zm16-10L28 0l-2 26Zm18-6L48 2l-6 24Zm16 2 14-12-8 24Zm12 6 16-6-12 20Z" fill="#a58f5e" />
    <path d="M100 96 78 106l-10 24h10l8-16 14-8ZM100 112l-12 8-2 10h8l6-8Z" fill="#e9dcb4" />
  </>
)
