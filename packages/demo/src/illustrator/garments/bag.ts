import { panel } from '../cloth/cloth.ts'
import { foldPair } from '../cloth/folds.ts'
import { label, puller } from '../cloth/hardware.ts'
import { patch, stitch } from '../cloth/trims.ts'
import type { Drawing, Fold, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror, symmetric } from '../geometry.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, path } from '../svg.ts'

const body = symmetric(
  [0, 190],
  [
    [92, 190, 142, 232, 146, 330],
    [150, 420, 152, 500, 150, 560],
    [148, 590, 132, 602, 104, 604],
    [60, 607, 30, 607, 0, 607],
  ],
)
const pocket = symmetric(
  [0, 404],
  [
    [70, 404, 108, 414, 112, 440],
    [116, 490, 116, 530, 114, 560],
    [112, 578, 100, 584, 84, 585],
    [50, 587, 20, 588, 0, 588],
  ],
)
const strap = path`M ${centre + 104} 226 C ${centre + 158} 250 ${centre + 192} 330 ${centre + 190} 430 C ${centre + 188} 500 ${centre + 176} 552 ${centre + 150} 580 L ${centre + 148} 548 C ${centre + 162} 500 ${centre + 168} 450 ${centre + 164} 400 C ${centre + 160} 330 ${centre + 142} 280 ${centre + 96} 250 Z`
const handle = path`M ${centre - 42} 206 C ${centre - 44} 150 ${centre + 44} 150 ${centre + 42} 206`

const zipLine =
  (d: string): Layer =>
  (paint) =>
    el('path', { d, fill: 'none', stroke: shade(paint.dye, 0.4), 'stroke-width': 9 }) +
    el('path', { d, fill: 'none', stroke: palette.metalDark, 'stroke-width': 4 }) +
    el('path', { d, fill: 'none', stroke: palette.metal, 'stroke-width': 3.6, 'stroke-dasharray': '2.2 1.8' })

const loop =
  (d: string): Layer =>
  (paint) =>
    el('path', { d, fill: 'none', stroke: shade(paint.accent, 0.4), 'stroke-width': 17, 'stroke-linecap': 'round' }) +
    el('path', { d, fill: 'none', stroke: paint.accent, 'stroke-width': 14, 'stroke-linecap': 'round' })

function bagFront(folds: readonly Fold[]): readonly Layer[] {
  const top = path`M ${centre - 130} 350 C ${centre - 126} 250 ${centre - 70} 222 ${centre} 222 C ${centre + 70} 222 ${centre + 126} 250 ${centre + 130} 350`
  return [
    patch(strap, { tone: -0.2, isPlain: true }),
    patch(mirror(strap), { tone: -0.2, isPlain: true }),
    loop(handle),
    panel({ d: body, folds, print: { x: centre, y: 322, size: 104 } }),
    zipLine(top),
    puller({ x: centre + 128, y: 340 }),
    panel({ d: pocket, edge: 22, lift: 5 }),
    zipLine(path`M ${centre - 96} 436 C ${centre - 50} 424 ${centre + 50} 424 ${centre + 96} 436`),
    puller({ x: centre - 88, y: 433 }),
    label(centre + 66, 548),
    stitch(
      symmetric(
        [0, 448],
        [
          [60, 448, 96, 452, 104, 460],
          [106, 560],
          [60, 577, 30, 578, 0, 578],
        ],
      ),
    ),
  ]
}

function bagBack(folds: readonly Fold[]): readonly Layer[] {
  const pad = path`M ${centre + 40} 230 L ${centre + 84} 230 C ${centre + 116} 330 ${centre + 112} 470 ${centre + 118} 556 L ${centre + 90} 560 C ${centre + 70} 480 ${centre + 68} 360 ${centre + 40} 230 Z`
  return [
    loop(handle),
    panel({ d: body, folds }),
    panel({ d: pad, edge: 16, tone: -0.08, lift: 5 }),
    panel({ d: mirror(pad), edge: 16, tone: -0.08, lift: 5 }),
    stitch(both(path`M ${centre + 48} 240 C ${centre + 76} 350 ${centre + 78} 480 ${centre + 95} 550`)),
  ]
}

/** A school backpack. */
export function drawBag({ side, random }: GarmentInput): Drawing {
  const folds = [
    ...foldPair(random, { from: { x: 444, y: 360 }, to: { x: 380, y: 380 }, width: 9 }),
    ...foldPair(random, { from: { x: 450, y: 590 }, to: { x: 400, y: 520 }, width: 9 }),
  ]
  return {
    layers: side === 'front' ? bagFront(folds) : bagBack(folds),
    outline: [body, ...(side === 'front' ? [strap, mirror(strap)] : [])],
    openings: {},
    focus: { x: centre + 40, y: 440 },
  }
}
