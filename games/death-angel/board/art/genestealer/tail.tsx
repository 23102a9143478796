/** A genestealer known by its tail; tones by `--hide`, `--hide-dark`, `--pit`, `--bile`. */
export const Tail = () => (
  <>
    <path d="M-4 130c-2-24 10-44 34-46 26-2 44 18 46 46Z" fill="var(--hide-dark)" />
    <path d="M2 120c4-18 14-28 30-29M16 130c2-14 10-22 22-24M34 130c2-8 8-14 18-14" fill="none" stroke="var(--pit)" stroke-width="3" />
    <path d="M62.9 124.1L76.7 114.7L53.4 90.8L45.1 99.9Z" fill="var(--hide)" />
    <path d="M45.1 99.9L53.4 90.8L59 96.5L49.4 105.7Z" fill="var(--bile)" />
    <path d="M76 112L87.2 101.4L61.4 82.7L55.7 91.8Z" fill="var(--hide-dark)" />
    <path d="M55.7 91.8L61.4 82.7L67.6 87.2L60.6 96.6Z" fill="var(--bile)" />
    <path d="M86.1 99.1L94.6 87.6L67.2 74.5L63.7 83.3Z" fill="var(--hide)" />
    <path d="M63.7 83.3L67.2 74.5L73.7 77.7L69.1 87.1Z" fill="var(--bile)" />
    <path d="M93.1 85.7L98.9 73.8L71 66.4L69.4 74.7Z" fill="var(--hide-dark)" />
    <path d="M69.4 74.7L71 66.4L77.7 68.2L75.1 77.4Z" fill="var(--bile)" />
    <path d="M97.2 72.2L100.3 60.3L73.1 58.5L73.1 66.2Z" fill="var(--hide)" />
    <path d="M73.1 66.2L73.1 58.5L79.6 59L78.9 67.7Z" fill="var(--bile)" />
    <path d="M98.5 59.2L99.1 47.6L73.6 51.2L75 58Z" fill="var(--hide-dark)" />
    <path d="M75 58L73.6 51.2L79.7 50.3L80.6 58.3Z" fill="var(--bile)" />
    <path d="M97.2 46.9L95.5 36.1L72.7 44.6L75.3 50.4Z" fill="var(--hide)" />
    <path d="M75.3 50.4L72.7 44.6L78.2 42.5L80.5 49.5Z" fill="var(--bile)" />
    <path d="M93.5 35.8L89.5 26.1L70.7 38.9L74.1 43.5Z" fill="var(--hide-dark)" />
    <path d="M74.1 43.5L70.7 38.9L75.2 35.8L78.8 41.6Z" fill="var(--bile)" />
    <path d="M87.7 26.3L81.4 18.2L67.6 34.4L71.7 37.6Z" fill="var(--hide)" />
    <path d="M71.7 37.6L67.6 34.4L70.9 30.5L75.5 34.9Z" fill="var(--bile)" />
    <path d="M79.8 18.8L71.6 12.9L63.7 31L68.3 32.9Z" fill="var(--hide-dark)" />
    <path d="M68.3 32.9L63.7 31L65.6 26.7L71 29.6Z" fill="var(--bile)" />
    <path d="M70.2 13.9L60.5 10.8L58.7 28.9L63.9 29.6Z" fill="var(--hide)" />
    <path d="M63.9 29.6L58.7 28.9L59.1 24.6L65.4 25.8Z" fill="var(--bile)" />
    <path d="M59.5 12L49 12.1L52.2 28.5L58.3 27.6Z" fill="var(--hide-dark)" />
    <path d="M58.3 27.6L52.2 28.5L51.4 24.6L58.6 23.9Z" fill="var(--bile)" />
    <path d="M48.3 13.5L37.6 16.7L44 30.5L51.3 27.5Z" fill="var(--hide)" />
    <path d="M51.3 27.5L44 30.5L42.5 27.2L50.6 24.1Z" fill="var(--bile)" />
    <path d="M46 16c-14-2-26 8-30 30 8-4 12-4 18-4l-2 10c10-4 20-14 20-26Z" fill="var(--hide)" />
    <path d="M46 16c-14-2-26 8-30 30 6-14 16-20 30-20Z" fill="var(--bile)" />
    <path d="M72 26l12-10-3 14ZM86 48l14-5-9 12ZM90 70l13 1-12 8Z" fill="var(--hide)" />
  </>
)
