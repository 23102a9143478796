/** A heavy flamer with its pilot light. */
export const Flamer = () => (
  <>
    <path d="M76 77.5l11 14 8-3-4-14-9-2Z" fill="var(--shade)" />
    <path d="M56 74h38l8 3h18v10h-18l-8 4H62l-6-4Z" fill="#14131a" />
    <path d="M66 91h20v11q-10 4-20 0Z" fill="var(--threat-3)" />
    <path d="M66 95h20v3H66Z" fill="#7a3d16" />
    <path d="M120 76l4-2v14l-4-2Z" fill="#3a3641" />
    <path d="M124.5 84c2-4-1-5 1-9 1 3 2.5 3 2.5 6s-1 4-3.5 3Z" fill="#ffcf6e" />
    <path d="M56 76.5h37l8 3h18" class="da-rim" />
  </>
)
