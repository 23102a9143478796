import { image, svg } from '@orrery/board/drawing/image.ts'
import { f1 } from '@orrery/board/drawing/path.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'

/** A square of stars that can be tiled. */
export function starsImage(side: number, count: number, seed = 'sky'): string {
  return image(`stars:${side}:${count}:${seed}`, () => {
    const r = drawFor(seed)
    let stars = ''
    for (let i = 0; i < count; i++) {
      const x = 6 + r() * (side - 12)
      const y = 6 + r() * (side - 12)
      const bright = r()
      stars +=
        bright > 0.97
          ? `<path d="M${f1(x)} ${f1(y - 6)}l1.2 4.8 4.8 1.2-4.8 1.2-1.2 4.8-1.2-4.8-4.8-1.2 4.8-1.2Z" fill="#e9f2ff" fill-opacity=".85"/>`
          : `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(0.7 + bright * 1.4)}" fill="${bright > 0.8 ? '#ffe3bd' : '#cfe0ff'}" fill-opacity="${f1(0.2 + bright * 0.5)}"/>`
    }
    return svg(side, side, stars, 'whole')
  })
}
