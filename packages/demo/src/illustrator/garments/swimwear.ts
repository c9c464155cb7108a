import { panel } from '../cloth/cloth.ts'
import { foldPair } from '../cloth/folds.ts'
import { inside, patch, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror, symmetric } from '../geometry.ts'
import { chosen } from '../random.ts'
import { el, path } from '../svg.ts'

function suitPath(drop: number): string {
  return symmetric(
    [0, drop],
    [
      [40, drop, 58, 214, 62, 150],
      [70, 143, 84, 143, 91, 150],
      [94, 210, 92, 250, 116, 282],
      [100, 350, 96, 380, 104, 430],
      [108, 460, 114, 480, 116, 498],
      [86, 520, 56, 560, 36, 604],
      [20, 610, 8, 611, 0, 611],
    ],
  )
}

const backInside = symmetric(
  [0, 318],
  [
    [40, 318, 60, 214, 66, 152],
    [88, 152],
    [92, 212, 92, 250, 108, 274],
    [60, 300, 20, 340, 0, 340],
  ],
)

const binding =
  (d: string): Layer =>
  ({ accent }) =>
    el('path', { d, fill: 'none', stroke: accent, 'stroke-width': 8, 'stroke-linecap': 'round' })

/** A wing of gathered cloth over each shoulder. */
const frill = path`M ${centre + 90} 150 C ${centre + 128} 158 ${centre + 146} 196 ${centre + 138} 232 C ${centre + 132} 226 ${centre + 128} 244 ${centre + 122} 250 C ${centre + 116} 244 ${centre + 112} 258 ${centre + 106} 264 C ${centre + 96} 240 ${centre + 94} 200 ${centre + 90} 150 Z`

/** A short skirt around the hips, with a waving edge. */
const peplum = symmetric(
  [0, 424],
  [
    [50, 424, 90, 420, 102, 412],
    [124, 440, 140, 476, 148, 500],
    [134, 516, 122, 510, 108, 504],
    [92, 498, 78, 522, 58, 518],
    [40, 514, 20, 508, 0, 512],
  ],
)

const looks = ['plain', 'frill', 'skirt'] as const

/** A one-piece bathing suit with broad straps and a contrast binding. */
export function drawSwimwear({ side, random, seed, brand }: GarmentInput): Drawing {
  const drop = side === 'front' ? 252 : 318
  const look = brand === 'razz' ? 'plain' : chosen(looks, seed, 'swimwear')
  const d = suitPath(drop)
  const legs = path`M ${centre + 116} 498 C ${centre + 86} 520 ${centre + 56} 560 ${centre + 36} 604`
  const neck = path`M ${centre} ${drop} C ${centre + 40} ${drop} ${centre + 58} 214 ${centre + 62} 150`
  const arm = path`M ${centre + 91} 150 C ${centre + 94} 210 ${centre + 92} 250 ${centre + 116} 282`
  const bindings = [neck, arm, legs]
  const extra: readonly Layer[] = {
    plain: [],
    frill: [patch(frill, { dye: 'accent' }), patch(mirror(frill), { dye: 'accent' })],
    skirt: [panel({ d: peplum, edge: 18, lift: 4, folds: gathers(random) })],
  }[look]
  return {
    layers: [
      ...(side === 'front' ? [inside(backInside)] : []),
      panel({
        d,
        ...(side === 'front' ? { print: { x: centre, y: 346, size: 116 } } : {}),
        folds: [
          ...foldPair(random, { from: { x: 404, y: 440 }, to: { x: 350, y: 456 }, width: 8 }),
          ...foldPair(random, { from: { x: 412, y: 300 }, to: { x: 360, y: 330 }, width: 9 }),
          ...foldPair(random, { from: { x: 330, y: 600 }, to: { x: 340, y: 530 }, width: 8 }),
        ],
      }),
      ...bindings.map((line) => binding(both(line))),
      seam(both(path`M ${centre + 112} 296 C ${centre + 96} 360 ${centre + 94} 390 ${centre + 112} 486`), 0.3),
      ...bindings.map((line) => stitch(both(line))),
      ...extra,
    ],
    outline: [d, ...(look === 'frill' ? [frill, mirror(frill)] : []), ...(look === 'skirt' ? [peplum] : [])],
    openings: {},
    focus: { x: centre + 40, y: 250 },
  }
}

const gathers = (random: GarmentInput['random']) =>
  [20, 58, 96].flatMap((x) =>
    foldPair(random, { from: { x: centre + x, y: 428 }, to: { x: centre + x * 1.25, y: 496 }, width: 6, reach: 4 }),
  )
