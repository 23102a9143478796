import type { Shape, Tone } from './shape.ts'

/** A drawing in the surrounding faction's tones. */
export const Figure = ({ shapes }: { readonly shapes: readonly Shape[] }) => (
  <>
    {shapes.map((shape, at) => (
      <Stroke key={at} shape={shape} />
    ))}
  </>
)

const colour = (tone: Tone) => `var(--fs-${tone})`

const Stroke = ({ shape }: { readonly shape: Shape }) => {
  if (shape.kind === 'area') return <path d={shape.path} fill={colour(shape.tone)} />
  if (shape.kind === 'dot') return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={colour(shape.tone)} />
  if (shape.kind === 'line')
    return (
      <path
        d={shape.path}
        fill="none"
        stroke={colour(shape.tone)}
        stroke-width={shape.width}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    )
  return (
    <>
      <Figure shapes={shape.shapes} />
      <g transform="matrix(-1 0 0 1 100 0)">
        <Figure shapes={shape.shapes} />
      </g>
    </>
  )
}
