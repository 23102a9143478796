/** A sealed bulkhead. Its colour is `--threat`. */
export const Door = () => (
  <>
    <path d="M0 0h96v60H0Z" fill="#1c1313" />
    <path d="M22 60V14l8-8h36l8 8v46Z" fill="#33231f" />
    <path d="M27 60V17l5-6h15v49Zm42 0V17l-5-6H49v49Z" fill="#4c352d" />
    <path d="M47 11h2v49h-2Z" fill="#0a0707" />
    <path d="M27 30h20v6H27Zm22 0h20v6H49Z" fill="#241917" />
    <path d="M30 44l8-8h6l-8 8Zm12 0l5-5v5Zm10 0l8-8h6l-8 8Z" fill="var(--threat)" opacity=".85" />
    <path d="M40 4h16v4H40Z" fill="var(--threat)" />
    <path d="M22 14l8-8h36l8 8" fill="none" stroke="var(--threat)" opacity=".5" />
  </>
)
