import { panel } from '../cloth.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { fold } from '../folds.ts'
import { both, centre, symmetric } from '../geometry.ts'
import { button } from '../hardware.ts'
import { shade, tint } from '../paint.ts'
import { el, path } from '../svg.ts'
import { inside, patch, rib, seam, stitch } from '../trims.ts'

const crown = symmetric(
  [0, 232],
  [
    [92, 232, 158, 300, 160, 440],
    [80, 460, 40, 462, 0, 462],
  ],
)
const band = symmetric(
  [0, 436],
  [
    [90, 436, 140, 430, 168, 418],
    [173, 450, 173, 490, 168, 522],
    [120, 540, 60, 544, 0, 544],
  ],
)

/** A bobble of yarn: short strokes around a ball. */
const pompom =
  (x: number, y: number, radius: number): Layer =>
  ({ accent, random }) => {
    const yarn = (colour: string, low: number, high: number) =>
      el('path', {
        d: Array.from({ length: 130 }, () => {
          const angle = random.between(0, Math.PI * 2)
          const near = radius * random.between(0, low)
          const far = radius * random.between(low, high)
          return path`M ${x + Math.cos(angle) * near} ${y + Math.sin(angle) * near} L ${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far}`
        }).join(' '),
        stroke: colour,
        'stroke-width': 4,
        'stroke-linecap': 'round',
        fill: 'none',
      })
    return (
      el('circle', { cx: x, cy: y, r: radius * 0.98, fill: shade(accent, 0.18) }) +
      yarn(shade(accent, 0.2), 0.86, 1.04) +
      yarn(accent, 0.75, 1.02) +
      yarn(tint(accent, 0.3), 0.3, 0.7)
    )
  }

export function drawBeanie({ random }: GarmentInput): Drawing {
  const wales = [0.28, 0.56, 0.84].map(
    (share) =>
      path`M ${centre + 60 * share} ${240 + share * 10} C ${centre + 130 * share} ${270 + share * 10} ${centre + 152 * share} 350 ${centre + 156 * share} 436`,
  )
  const folds = [-90, -30, 40, 100].map((x) =>
    fold(random, { from: { x: centre + x, y: 440 }, to: { x: centre + x * 0.8, y: 350 }, width: 9, bend: 5 }),
  )
  return {
    layers: [
      pompom(centre, 204, 56),
      panel({ d: crown, folds, print: { x: centre, y: 352, size: 104 } }),
      ...wales.map((d) => seam(both(d), 0.22)),
      rib(band),
      stitch(path`M ${centre - 166} 512 Q ${centre} 552 ${centre + 166} 512`),
    ],
    outline: [crown, band],
    openings: {},
    focus: { x: centre + 40, y: 440 },
  }
}

const dome = symmetric(
  [0, 258],
  [
    [88, 258, 150, 312, 158, 446],
    [100, 428, 50, 424, 0, 424],
  ],
)
const brim = symmetric(
  [0, 424],
  [
    [70, 424, 120, 430, 160, 446],
    [178, 478, 164, 512, 132, 522],
    [90, 498, 46, 490, 0, 490],
  ],
)

function capFront(): readonly Layer[] {
  const arcs = [10, 20, 30, 40].map(
    (rise) =>
      path`M ${centre - 160 + rise * 0.6} ${456 + rise} Q ${centre} ${408 + rise * 1.7} ${centre + 160 - rise * 0.6} ${456 + rise}`,
  )
  return [patch(brim, { dye: 'accent' }), ...arcs.map((d) => stitch(d))]
}

function capBack(): readonly Layer[] {
  const opening = symmetric(
    [0, 352],
    [
      [40, 352, 62, 380, 64, 428],
      [30, 425, 12, 424, 0, 424],
    ],
  )
  const strapBand = symmetric(
    [0, 400],
    [
      [40, 400, 70, 403, 84, 406],
      [84, 430],
      [60, 426, 30, 424, 0, 424],
    ],
  )
  return [
    seam(path`M ${centre} 262 L ${centre} 350`, 0.55),
    inside(opening),
    stitch(
      symmetric(
        [0, 344],
        [
          [48, 344, 72, 376, 73, 426],
          [0, 424],
        ],
      ),
    ),
    patch(strapBand, { dye: 'accent' }),
    button(centre - 20, 413, 5),
    button(centre, 412, 5),
    button(centre + 20, 413, 5),
  ]
}

export function drawCap({ side }: GarmentInput): Drawing {
  const seams = path`M ${centre + 6} 262 C ${centre + 60} 290 ${centre + 84} 360 ${centre + 84} 428`
  const print = side === 'front' ? { print: { x: centre, y: 352, size: 92 } } : {}
  return {
    layers: [
      panel({ d: dome, edge: 40, ...print }),
      seam(both(seams), 0.55),
      stitch(both(path`M ${centre + 12} 264 C ${centre + 66} 292 ${centre + 90} 360 ${centre + 90} 428`)),
      ...(side === 'front' ? capFront() : capBack()),
      button(centre, 256, 9),
    ],
    outline: side === 'front' ? [dome, brim] : [dome],
    openings: {},
    focus: { x: centre + 30, y: 420 },
  }
}
