interface FigureProps {
  readonly x: number
  readonly y?: number
  /** 1 is 40 units high. */
  readonly size?: number
  /** Looks left instead of right. */
  readonly left?: boolean
  readonly fill?: string
  readonly glow?: string
}

const place = ({ x, y = 14, size = 1, left }: FigureProps) => `translate(${x} ${y}) scale(${left ? -size : size} ${size})`

/** A marine's bust in silhouette with a lit visor. */
export const Bust = (props: FigureProps) => (
  <g transform={place(props)}>
    <path d="M-18 42V30c0-8 4-12 9-13 0-10 4-16 12-16 7 0 11 5 11 12l3 3-2 5-3 1c6 2 8 7 8 12v8Z" fill={props.fill ?? '#3a2c33'} />
    <path d="M-18 42V30c0-8 5-13 12-13 8 0 13 6 12 15-6 6-16 6-24-2Z" fill="#fff" opacity=".08" />
    <path d="M3 9.5 13 10.5v3L5 13Z" fill={props.glow ?? '#ffdf9e'} />
  </g>
)

/** A genestealer's head and claw in silhouette. */
export const Fiend = (props: FigureProps) => (
  <g transform={place(props)}>
    <path d="M-16 42c-2-12 2-18 8-20-4-8-1-16 8-17 9 0 14 6 16 14l-3 5-12 2c6 4 8 8 8 16Z" fill={props.fill ?? '#5d2a39'} />
    <path d="M4 26 26 12l-8 14 10-6-10 14-12 2Z" fill={props.fill ?? '#5d2a39'} />
    <path d="M2 15h7l-2 3H3Z" fill={props.glow ?? '#b2ee74'} />
    <path d="M5 21l2 4 2-4 2 3 2-4" fill="none" stroke="#efe6c8" stroke-width="1.2" />
  </g>
)

/** A muzzle flash with its tracer, going right. */
export const Shot = ({ x, y, length = 50 }: { readonly x: number; readonly y: number; readonly length?: number }) => (
  <>
    <path d={`M${x} ${y}l8-6-3 5 10 1-10 1 3 5Z`} fill="#ffdf9e" />
    <path d={`M${x + 14} ${y}h${length}`} stroke="#ffdf9e" stroke-width="1.4" stroke-dasharray="10 4" opacity=".8" />
  </>
)
