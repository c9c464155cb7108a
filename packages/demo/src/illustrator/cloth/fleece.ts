import type { Paint } from '../drawing.ts'
import type { Box } from '../geometry.ts'
import { lightness, shade, tint } from '../paint.ts'
import { createRandom } from '../random.ts'
import { el, path } from '../svg.ts'
import { tiled } from '../tiled.ts'

type Fleece = { readonly paint: Paint; readonly dye: string; readonly box: Box; readonly grain: number }

const size = 90

/** Teddy fleece: small curls that catch the light above and shade themselves below. */
export function fleece({ paint, dye, box, grain }: Fleece): string {
  const curls = (seed: number, stroke: string, opacity: number) => {
    const { between } = createRandom(seed)
    const spots = Array.from({ length: 49 }, (_, index) => {
      const [x, y] = [(index % 7) * 12.8 + between(0, 11), Math.floor(index / 7) * 12.8 + between(0, 11)]
      const reach = between(3, 5.4)
      return path`M${x} ${y}q${reach} ${-reach} ${reach * 1.6} ${between(-1, reach)}`
    })
    return el('path', {
      d: spots.join(''),
      fill: 'none',
      stroke,
      'stroke-opacity': opacity,
      'stroke-width': 2.2,
    })
  }
  const isPale = lightness(dye) > 0.85
  const tile = paint.share(`fleece ${dye}`, (id) =>
    el('g', { id }, curls(3, shade(dye, 0.45), isPale ? 0.1 : 0.18), curls(4, tint(dye, 0.6), isPale ? 0.6 : 0.3)),
  )
  return tiled({ tile, size: { width: size, height: size }, box, grain })
}
