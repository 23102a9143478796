/** The heights of the pairs of bulkheads along the walls. */
const RIBS = [150, 228, 306, 384, 462, 540, 618]

const Rib = ({ y, mirrored }: { readonly y: number; readonly mirrored: boolean }) => (
  <g transform={mirrored ? `translate(912 ${y}) scale(-1 1)` : `translate(0 ${y})`}>
    <path d="M0 0h26l16 14v54l-16 14H0Z" fill="#21100e" />
    <path d="M26 0l16 14v54l-16 14" fill="none" stroke="#6b3226" stroke-opacity=".55" stroke-width="1.5" />
    <path d="M4 10h16v3H4Zm0 10h16v3H4Zm0 10h16v3H4Z" fill="#0d0707" />
  </g>
)

/** The corridor around the formation: walls, deck plates, warning lamps, and far orbits of brass. */
export const Scenery = () => (
  <svg class="da-scenery" viewBox="0 0 912 720" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <radialGradient id="da-alarm">
        <stop offset="0" stop-color="#e5484d" stop-opacity=".42" />
        <stop offset="1" stop-color="#e5484d" stop-opacity="0" />
      </radialGradient>
    </defs>
    <g fill="none" stroke="#d8b36a" stroke-opacity=".06">
      <circle cx="456" cy="380" r="330" />
      <circle cx="456" cy="380" r="470" />
    </g>
    <circle cx="12" cy="18" r="210" fill="url(#da-alarm)" />
    <circle cx="900" cy="18" r="210" fill="url(#da-alarm)" />
    {RIBS.map((y) => (
      <g key={y}>
        <Rib y={y - 40} mirrored={false} />
        <Rib y={y - 40} mirrored />
        <path d={`M42 ${y + 2}H870`} stroke="#000" stroke-opacity=".25" />
        <path d={`M42 ${y + 3}H870`} stroke="#d8a07a" stroke-opacity=".05" />
      </g>
    ))}
    <path d="M0 0h12v720H0ZM900 0h12v720h-12Z" fill="#0c0707" />
    <path d="M12 8v712M900 8v712" stroke="#7d3a2a" stroke-opacity=".5" />
    <path d="M4 12h14v6H4ZM894 12h14v6h-14Z" fill="#ff6b5f" />
  </svg>
)
