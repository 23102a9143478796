/** A living chimney that breathes spores. */
export const SporeChimney = () => (
  <>
    <path d="M0 0h96v60H0Z" fill="#180f10" />
    <path d="M22 60c4-14 12-20 12-34l-4-6h36l-4 6c0 14 8 20 12 34Z" fill="#4d2230" />
    <path d="M48 20h18l-4 6c0 14 8 20 12 34H52c4-14 0-28-4-40Z" fill="#6d2f3f" />
    <ellipse cx="48" cy="20" rx="18" ry="5" fill="#12060a" />
    <ellipse cx="48" cy="20" rx="12" ry="3" fill="var(--threat)" opacity=".55" />
    <path d="M36 36q12 6 24 0M32 48q16 7 32 0" fill="none" stroke="#2c1119" stroke-width="3" />
    <path d="M44 16c-6-5-2-9-8-14M52 15c4-6 0-8 6-15M60 16c5-3 6-6 12-8" fill="none" stroke="var(--threat)" stroke-width="2" opacity=".5" />
    <path
      d="M28 10h2v2h-2Zm14-6h2v2h-2Zm20 4h2v2h-2Zm12 8h2v2h-2ZM22 22h2v2h-2Zm56 8h2v2h-2ZM36 8h1v1h-1Zm32-4h1v1h-1Z"
      fill="var(--threat)"
    />
  </>
)
