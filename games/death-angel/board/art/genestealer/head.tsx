/** A genestealer known by its head; tones by `--hide`, `--hide-dark`, `--pit`, `--bile`. */
export const Head = () => (
  <>
    <path
      d="M32.3 153L33.6 147.5L34.7 142.4L35.7 137.5L36.6 132.9L37.5 128.5L38.3 124.3L39.1 120.2L39.8 116.2L40.6 112.3L41.4 108.4L42.3 104.4L43.3 100.3L44.4 96.2L45.7 91.8L47.1 87.3L48.7 82.6L19.3 65.4L15.8 69.5L12.5 73.3L9.3 77L6.2 80.7L3.2 84.2L0.3 87.7L-2.5 91.2L-5.3 94.8L-8.1 98.3L-10.9 102L-13.7 105.7L-16.5 109.6L-19.3 113.6L-22.2 117.8L-25.2 122.3L-28.3 127Z"
      fill="var(--hide-dark)"
    />
    <path d="M35.4 144.9L39.7 135.3L-2.4 124.1L-3.4 135.1Z" fill="var(--pit)" />
    <path d="M36.9 133.7L40.8 125.6L2 114.1L0.8 124Z" fill="var(--hide-dark)" />
    <path d="M38.2 124.1L42 116.6L6.5 104.9L5 114.2Z" fill="var(--pit)" />
    <path d="M39.7 115.1L43.5 107.5L11.3 95.7L9.3 104.9Z" fill="var(--hide-dark)" />
    <path d="M41.5 106L45.6 97.7L16.6 86.2L13.9 95.8Z" fill="var(--pit)" />
    <path d="M43.9 96L48.6 86.3L22.6 75.6L19.1 86.2Z" fill="var(--hide-dark)" />
    <path d="M4 50C2 26 26 8 52 12 74 15 88 30 93 52l4 8-5 8-12-1-22 6-22 2C18 73 6 66 4 50Z" fill="var(--hide)" />
    <path d="M4 50c2 16 14 23 32 25l22-2 22-6 12 1 2.5-4C82 58 70 60 58 62 36 65 14 62 4 50Z" fill="var(--hide-dark)" />
    <path d="M36 77l22-3 22-6 8 1-4 12c-6 12-22 19-34 16C42 95 37 87 36 77Z" fill="var(--hide-dark)" />
    <path d="M44 79l14-3 20-6 6 .5-4 8c-8 9-24 13-32 8-3-2-4-5-4-7.5Z" fill="#120609" />
    <path d="M50 76l2 8 4-9 3 9 4-11 3 9 4-11 3 8 4-10 2 7 4-8" fill="#efe6c8" />
    <path d="M52 88l3-6 3 6 3-7 4 6 3-7 4 4 3-5 1 6c-6 5-18 8-24 3Z" fill="#efe6c8" />
    <path
      d="M14 36c8-12 24-17 40-14M24 24c12-6 26-6 38 0M10 48c10-12 28-18 46-14M70 30c8 5 13 12 16 21"
      fill="none"
      stroke="var(--hide-dark)"
      stroke-width="2.6"
      stroke-linecap="round"
    />
    <path d="M5 43C8 22 28 9 52 12c22 3 36 18 41 40" fill="none" stroke="var(--bile)" stroke-width="2.6" stroke-linecap="round" />
    <ellipse cx="72" cy="49" rx="8.84" ry="6.46" fill="var(--bile)" opacity=".22" />
    <path d="M65.54 50.7Q72 44.58 78.46 48.66Q72 52.4 65.54 50.7Z" fill="var(--bile)" />
  </>
)
