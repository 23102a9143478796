/** Crates and rounds. */
export const Resupply = () => (
  <>
    <path d="M0 0h172v56H0Z" fill="#17120c" />
    <path d="M0 46h172v10H0Z" fill="#fff" opacity=".05" />
    <path d="M20 26h44v24H20Zm50-10h50v34H70Zm58 16h30v18h-30Z" fill="#4a3a22" />
    <path d="M20 26h44v5H20Zm50-10h50v6H70Zm58 16h30v4h-30Z" fill="#7a6138" />
    <circle cx="95" cy="35" r="9" fill="#d8b36a" />
    <path d="M95 28l2 4.6 5 .5-3.7 3.3 1.1 5-4.4-2.6-4.4 2.6 1.1-5-3.7-3.3 5-.5Z" fill="#3b2a0c" />
    <path d="M30 36h4v10h-4Zm8 0h4v10h-4Zm8 0h4v10h-4Z" fill="#d8b36a" />
  </>
)
