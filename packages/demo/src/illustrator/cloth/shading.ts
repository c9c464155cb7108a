import type { Fold, Paint } from '../drawing.ts'
import { el, group } from '../svg.ts'
import type { Tones } from './tones.ts'

/** Softness without a filter: nested strokes add up towards the edge, at a tenth of the cost of a blur. */
const darkRim = [1, 0.86, 0.73, 0.6, 0.48, 0.36, 0.25, 0.14]
const lightRim = [1, 0.78, 0.58, 0.4, 0.22]

/** Rounds a piece: the shadow gathers on the right and lower edges, the light on the left and upper ones. */
export function edges(shape: string, width: number, { dark, light, shadow, shine }: Tones): string {
  const rim = (shares: readonly number[], reach: number) =>
    shares.map((share) => el('use', { href: shape, 'stroke-width': Math.round(reach * share * 10) / 10 })).join('')
  return (
    group(
      {
        fill: 'none',
        stroke: dark,
        'stroke-opacity': shadow * 0.12,
        transform: `translate(${-width * 0.13} ${-width * 0.13})`,
      },
      rim(darkRim, width * 1.45),
    ) +
    group(
      {
        fill: 'none',
        stroke: light,
        'stroke-opacity': shine * 0.1,
        transform: `translate(${width * 0.2} ${width * 0.2})`,
      },
      rim(lightRim, width * 0.6),
    )
  )
}

/** Creases: crisp where the cloth breaks, fading into light on one side and shadow on the other. */
export function creases(folds: readonly Fold[], paint: Paint, tones: Tones): string {
  return folds.map((fold) => crease(fold, paint, tones)).join('')
}

function crease({ from, to, width, bend }: Fold, paint: Paint, tones: Tones): string {
  const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 }
  const length = Math.hypot(half.x, half.y) || 1
  const reach = width * 1.75
  // The shadow falls away from the light, which stands at the top left.
  const way = half.x - half.y > 0 ? 1 : -1
  const normal = { x: (-half.y / length) * reach * way, y: (half.x / length) * reach * way }
  const bow = bend * way >= 0 ? 1 : -1
  const numbers = [half.x, half.y, normal.x, normal.y, (from.x + to.x) / 2, (from.y + to.y) / 2]
  return el('use', {
    href: `#${creaseMark(bow, paint, tones)}`,
    transform: `matrix(${numbers.map((value) => Math.round(value * 10) / 10).join(' ')})`,
  })
}

/** A crease of length two and height one, stretched by whoever uses it. */
function creaseMark(bow: 1 | -1, { share }: Paint, { dark, light, shadow, shine }: Tones): string {
  const sag = bow * 0.35
  const fade = (colour: string, opacity: number) =>
    share(`fade ${colour} ${opacity} ${bow}`, (id) =>
      el(
        'radialGradient',
        { id, gradientUnits: 'userSpaceOnUse', cx: 0, cy: sag, r: 1 },
        el('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': opacity }),
        el('stop', { offset: 0.45, 'stop-color': colour, 'stop-opacity': opacity * 0.42 }),
        el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
      ),
    )
  return share(`crease ${dark} ${light} ${shadow} ${shine} ${bow}`, (id) =>
    group(
      { id },
      el('path', { d: `M-1 0Q0 ${bow * 0.7} 1 0V1.4H-1Z`, fill: `url(#${fade(dark, shadow)})` }),
      el('path', { d: `M-1 0Q0 ${bow * 0.7} 1 0V-1.4H-1Z`, fill: `url(#${fade(light, shine)})` }),
    ),
  )
}

/** The shadow a piece throws on what lies right below it. */
export function contact(shape: string, lift: number, { dark }: Tones): string {
  return group(
    { fill: dark, stroke: dark, transform: `translate(${lift * 0.5} ${lift})`, opacity: 0.24 },
    el('use', { href: shape, 'stroke-width': lift }),
  )
}
