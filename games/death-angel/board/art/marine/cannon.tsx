/** An assault cannon. */
export const Cannon = () => (
  <>
    <path d="M76 77.5l11 14 8-3-4-14-9-2Z" fill="var(--shade)" />
    <path d="M48 72h44l4-4h30v9H98v3h28v9H96l-6 5H52l-4-6Z" fill="#14131a" />
    <path d="M70 94h18l4 10H66Z" fill="#0c0b10" />
    <path d="M48 74.5h44l4-4h28" class="da-rim" />
    <path d="M60 80h20v4H60Z" fill="var(--brass-2)" />
  </>
)
