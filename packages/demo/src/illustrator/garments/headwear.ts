import { panel } from '../cloth/cloth.ts'
import { fold } from '../cloth/folds.ts'
import { button } from '../cloth/hardware.ts'
import { inside, patch, rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, symmetric } from '../geometry.ts'
import { shade, tint } from '../paint.ts'
import { createRandom } from '../random.ts'
import { el, path } from '../svg.ts'

const crown = symmetric(
  [0, 226],
  [
    [88, 224, 156, 290, 162, 440],
    [80, 460, 40, 462, 0, 462],
  ],
)
const band = symmetric(
  [0, 436],
  [
    [90, 436, 140, 430, 168, 418],
    [176, 450, 175, 490, 169, 522],
    [120, 540, 60, 544, 0, 544],
  ],
)
const bandSpine = path`M ${centre - 172} 470 Q ${centre} 510 ${centre + 172} 470`

/** A bobble of yarn: short strokes around a ball, lighter towards the window. */
const pompom =
  (x: number, y: number, radius: number): Layer =>
  ({ accent, seed }) => {
    const { between } = createRandom(seed)
    const yarn = (colour: string, from: number, to: number, shift: number) =>
      el('path', {
        d: Array.from({ length: 70 }, (_, index) => {
          const angle = index * 2.399 + between(-0.2, 0.2)
          const near = radius * Math.sqrt(index / 70) * from
          const far = Math.min(radius * to, near + radius * between(0.22, 0.4))
          return path`M${x - shift + Math.cos(angle) * near} ${y - shift + Math.sin(angle) * near}L${x - shift + Math.cos(angle) * far} ${y - shift + Math.sin(angle) * far}`
        }).join(''),
        stroke: colour,
        'stroke-width': 4.6,
        'stroke-linecap': 'round',
      })
    return (
      el('circle', { cx: x, cy: y, r: radius * 0.94, fill: shade(accent, 0.2) }) +
      yarn(shade(accent, 0.16), 1, 1.06, 0) +
      yarn(accent, 0.86, 0.98, 4) +
      yarn(tint(accent, 0.26), 0.5, 0.72, 12)
    )
  }

export function drawBeanie({ random, seed, brand }: GarmentInput): Drawing {
  const hasPompom = brand === 'vonk' && seed % 2 === 0
  const dye = seed % 3 === 0 ? 'accent' : 'main'
  const wales = [0.24, 0.5, 0.78].map(
    (share) =>
      path`M ${centre + 34 * share} ${228 + share * 6} C ${centre + 120 * share} ${256 + share * 12} ${centre + 154 * share} 340 ${centre + 160 * share} 436`,
  )
  const folds = [-96, -34, 40, 104].map((x) =>
    fold(random, { from: { x: centre + x, y: 440 }, to: { x: centre + x * 0.72, y: 346 }, width: 10, bend: 6 }),
  )
  const ball = { x: centre, y: 190, radius: 54 }
  return {
    layers: [
      ...(hasPompom ? [pompom(ball.x, ball.y, ball.radius)] : []),
      panel({ d: crown, folds, print: { x: centre, y: 346, size: 108 } }),
      ...wales.map((d) => seam(both(d), 0.2)),
      panel({ d: band, edge: 22, lift: 4, dye, isPlain: true }),
      rib(band, { dye, spine: { d: bandSpine, width: 124 } }),
      stitch(path`M ${centre - 164} 514 Q ${centre} 554 ${centre + 164} 514`),
    ],
    outline: [crown, band, ...(hasPompom ? [roundPath(ball)] : [])],
    openings: {},
    focus: { x: centre + 40, y: 440 },
  }
}

const roundPath = ({ x, y, radius }: { x: number; y: number; radius: number }) =>
  path`M ${x - radius} ${y} C ${x - radius} ${y - radius * 1.33} ${x + radius} ${y - radius * 1.33} ${x + radius} ${y} C ${x + radius} ${y + radius * 1.33} ${x - radius} ${y + radius * 1.33} ${x - radius} ${y} Z`

const dome = symmetric(
  [0, 236],
  [
    [94, 236, 156, 300, 164, 420],
    [140, 446, 70, 458, 0, 458],
  ],
)
const brim = symmetric(
  [0, 456],
  [
    [70, 456, 128, 446, 150, 428],
    [186, 462, 146, 544, 0, 546],
  ],
)
const brimEdge = symmetric(
  [0, 538],
  [
    [128, 535, 164, 476, 154, 438],
    [188, 474, 148, 549, 0, 549],
  ],
)

function capFront(): readonly Layer[] {
  const arcs = [16, 34, 52].map(
    (rise) =>
      path`M ${centre - 152 + rise * 0.1} ${440 + rise * 0.6} C ${centre - 110} ${464 + rise * 1.1} ${centre + 110} ${464 + rise * 1.1} ${centre + 152 - rise * 0.1} ${440 + rise * 0.6}`,
  )
  return [
    panel({ d: brim, dye: 'accent', isPlain: true, edge: 26, lift: 5 }),
    ...arcs.map((d) => stitch(d)),
    patch(brimEdge, { dye: 'accent', tone: -0.18, lift: false }),
  ]
}

function capBack(): readonly Layer[] {
  const opening = symmetric(
    [0, 356],
    [
      [44, 356, 66, 386, 70, 452],
      [30, 457, 12, 458, 0, 458],
    ],
  )
  const strap = symmetric(
    [0, 426],
    [
      [40, 426, 74, 424, 92, 420],
      [94, 446],
      [60, 455, 30, 458, 0, 458],
    ],
  )
  return [
    seam(path`M ${centre} 240 L ${centre} 352`),
    inside(opening),
    stitch(
      symmetric(
        [0, 347],
        [
          [52, 347, 76, 380, 80, 450],
          [0, 458],
        ],
      ),
    ),
    patch(strap, { dye: 'accent' }),
    ...[-24, 0, 24].map((x) => button(centre + x, 442, 5)),
  ]
}

/** Small stitched holes that let the air in. */
const eyelets: Layer = (paint) =>
  [-104, -44, 44, 104]
    .map((x) =>
      el('circle', {
        cx: centre + x,
        cy: Math.abs(x) > 60 ? 340 : 306,
        r: 4.6,
        fill: shade(paint.dye, 0.5),
        stroke: paint.thread,
        'stroke-width': 2.2,
      }),
    )
    .join('')

export function drawCap({ side, random }: GarmentInput): Drawing {
  const seams = path`M ${centre + 4} 240 C ${centre + 62} 266 ${centre + 88} 350 ${centre + 92} 452`
  const print = side === 'front' ? { print: { x: centre, y: 366, size: 96 } } : {}
  const folds = [-1, 1].map((way) =>
    fold(random, {
      from: { x: centre + way * 150, y: 400 },
      to: { x: centre + way * 110, y: 330 },
      width: 9,
      bend: way * 8,
    }),
  )
  return {
    layers: [
      panel({ d: dome, edge: 44, folds, ...print }),
      seam(both(seams)),
      stitch(both(path`M ${centre + 10} 242 C ${centre + 68} 268 ${centre + 94} 350 ${centre + 98} 451`)),
      stitch(both(path`M ${centre - 2} 242 C ${centre + 56} 266 ${centre + 82} 350 ${centre + 86} 453`)),
      eyelets,
      ...(side === 'front' ? capFront() : capBack()),
      button(centre, 234, 9),
    ],
    outline: side === 'front' ? [dome, brim, brimEdge] : [dome],
    openings: {},
    focus: { x: centre + 50, y: 430 },
  }
}
