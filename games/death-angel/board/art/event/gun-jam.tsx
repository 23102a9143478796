/** A bolter with a stuck round. */
export const GunJam = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#151113" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <path d="M28 20h84l10 6v14H96l-6 4H58l-8-6H28Z" fill="#2a2830" />
    <path d="M122 26h34v6h-34Z" fill="#3a3641" />
    <path d="M62 44h20l-4 12H60Z" fill="#16141a" />
    <path d="M84 14l14-6 3 5-12 8Z" fill="#d8b36a" />
    <path d="M80 22h22v6H80Z" fill="#0a0809" />
    <path d="M30 22h80" stroke="#8f93a8" stroke-width="1.4" />
    <path d="M134 8l16 16m0-16-16 16" stroke="#ff6b6b" stroke-width="3" />
  </>
)
