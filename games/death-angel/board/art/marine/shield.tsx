/** A storm shield before the body. */
export const Shield = () => (
  <>
    <path d="M56 62 98 56l8 8v28l-8 12H62l-8-10Z" fill="var(--plate-dark)" />
    <path d="M56 62 98 56l8 8-44 6Z" fill="var(--plate)" />
    <path d="M80 66v36M62 84l38-6" stroke="var(--brass-2)" stroke-width="4" />
    <path d="M80 74l5 6-5 7-5-7Z" fill="var(--lamp)" />
    <path d="M98 56l8 8v28l-8 12" class="da-rim" />
  </>
)
