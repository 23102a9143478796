/** A corridor that runs into the dark. Its colour is `--threat`. */
export const Corridor = () => (
  <>
    <path d="M0 0h96L60 22H36ZM0 60h96L60 40H36Z" fill="#2c1d1b" />
    <path d="M0 0v60l36-20V22Zm96 0v60L60 40V22Z" fill="#1e1414" />
    <path d="M36 22h24v18H36Z" fill="#070506" />
    <path d="M12 7v46M24 14.5V46.5M84 7v46M72 14.5V46.5" stroke="#3d2925" stroke-width="2" />
    <path d="M0 0l36 22h24L96 0M0 60l36-20h24l36 20" fill="none" stroke="#4a332d" stroke-width="1.2" />
    <path d="M44 24h8v2h-8Z" fill="var(--threat)" />
    <path d="M46 26l-12 34h28L50 26Z" fill="var(--threat)" opacity=".16" />
  </>
)
