import { panel } from '../cloth.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { foldPair } from '../folds.ts'
import { both, centre, symmetric } from '../geometry.ts'
import { el, path } from '../svg.ts'
import { inside, seam, stitch } from '../trims.ts'

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

/** A one-piece bathing suit with broad straps and a contrast binding. */
export function drawSwimwear({ side, random }: GarmentInput): Drawing {
  const drop = side === 'front' ? 252 : 318
  const d = suitPath(drop)
  const legs = path`M ${centre + 116} 498 C ${centre + 86} 520 ${centre + 56} 560 ${centre + 36} 604`
  const neck = path`M ${centre} ${drop} C ${centre + 40} ${drop} ${centre + 58} 214 ${centre + 62} 150`
  const arm = path`M ${centre + 91} 150 C ${centre + 94} 210 ${centre + 92} 250 ${centre + 116} 282`
  const bindings = [neck, arm, legs]
  return {
    layers: [
      ...(side === 'front' ? [inside(backInside)] : []),
      panel({
        d,
        ...(side === 'front' ? { print: { x: centre, y: 372, size: 120 } } : {}),
        folds: [
          ...foldPair(random, { from: { x: 404, y: 440 }, to: { x: 350, y: 456 }, width: 7 }),
          ...foldPair(random, { from: { x: 412, y: 300 }, to: { x: 360, y: 330 }, width: 8 }),
          ...foldPair(random, { from: { x: 330, y: 600 }, to: { x: 340, y: 530 }, width: 7 }),
        ],
      }),
      ...bindings.map((line) => binding(both(line))),
      seam(both(path`M ${centre + 112} 296 C ${centre + 96} 360 ${centre + 94} 390 ${centre + 112} 486`), 0.35),
      ...bindings.map((line) => stitch(both(line))),
    ],
    outline: [d],
    openings: {},
    focus: { x: centre + 40, y: 250 },
    folded: { x: centre - 101, y: 130, width: 202, height: 290 },
  }
}
