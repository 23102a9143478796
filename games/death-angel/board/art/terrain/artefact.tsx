/** A relic on its plinth, still burning. */
export const Artefact = () => (
  <>
    <path d="M0 0h96v60H0Z" fill="#1a1111" />
    <path d="M26 60 32 42h32l6 18Z" fill="#33231f" />
    <path d="M30 42h36v4H30Z" fill="#4c352d" />
    <path d="M48 4 8 60h80Z" fill="var(--threat)" opacity=".12" />
    <path d="M48 10l9 9-4 4v15h-10V23l-4-4Z" fill="var(--brass-3)" />
    <path d="M48 10l9 9-4 4v15h-5Z" fill="var(--brass-1)" />
    <circle cx="48" cy="20" r="3.5" fill="var(--threat)" />
    <path d="M36 14l-6-4M60 14l6-4M34 24h-7M62 24h7" stroke="var(--threat)" stroke-width="1.6" opacity=".8" />
  </>
)
