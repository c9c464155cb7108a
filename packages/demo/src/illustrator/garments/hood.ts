import { panel } from '../cloth/cloth.ts'
import { inside, patch, seam, stitch } from '../cloth/trims.ts'
import type { GarmentInput, Layer } from '../drawing.ts'
import { both, centre, symmetric } from '../geometry.ts'
import { path } from '../svg.ts'
import type { TorsoCut } from './torso.ts'

type HoodLook = { readonly lining?: 'main' | 'accent' }

/** The outline of a hood whose lower edge is the neckline itself. */
export function hoodPath({ top, neck, neckDrop }: TorsoCut): string {
  const wide = neck + 24
  const low = top + neckDrop + 16
  const peak = top - 92
  return symmetric(
    [0, peak],
    [
      [44, peak - 1, wide + 2, peak + 30, wide + 12, top - 22],
      [wide + 16, top + 4, wide + 8, top + 22, wide - 2, top + 26],
      [wide - 18, low - 10, 30, low, 0, low],
    ],
  )
}

export function hoodLayers(cut: TorsoCut, input: GarmentInput, { lining = 'main' }: HoodLook = {}): readonly Layer[] {
  const { top, neck, neckDrop } = cut
  const low = top + neckDrop + 16
  const peak = top - 92
  const outer = panel({ d: hoodPath(cut), folds: hoodFolds(neck + 24, top, input), edge: 24, lift: 4 })
  if (input.side === 'back') return [outer, ...backSeam(peak, low)]
  const opening = symmetric(
    [0, peak + 22],
    [
      [34, peak + 22, neck - 4, peak + 58, neck - 2, top - 18],
      [neck - 2, top + 14, 26, low - 30, 0, low - 14],
    ],
  )
  const rim = symmetric(
    [0, peak + 12],
    [
      [40, peak + 12, neck + 7, peak + 50, neck + 8, top - 18],
      [neck + 8, top + 18, 34, low - 24, 4, low - 6],
    ],
  )
  const back = symmetric(
    [0, peak + 30],
    [
      [26, peak + 30, neck - 14, peak + 62, neck - 13, top - 16],
      [neck - 14, top + 2, 26, top + 12, 0, top + 12],
    ],
  )
  return [
    outer,
    lining === 'accent' ? patch(opening, { dye: 'accent', tone: -0.3, lift: false, isSmooth: true }) : inside(opening),
    inside(back),
    stitch(rim),
    seam(path`M ${centre} ${low - 14} L ${centre} ${low}`),
    seam(path`M ${centre} ${peak + 32} L ${centre} ${top + 11}`, 0.35),
  ]
}

const backSeam = (peak: number, low: number): readonly Layer[] => [
  seam(path`M ${centre} ${peak + 2} L ${centre} ${low - 2}`),
  stitch(both(path`M ${centre + 5} ${peak + 4} L ${centre + 5} ${low - 3}`)),
]

function hoodFolds(wide: number, top: number, { random }: GarmentInput) {
  return [-1, 1].flatMap((way) => [
    {
      from: { x: centre + way * (wide - 2), y: top + 18 },
      to: { x: centre + way * (wide - 18), y: top - 40 },
      width: 7 * random.between(0.8, 1.2),
      bend: way * 6,
    },
    {
      from: { x: centre + way * (wide + 4), y: top - 24 },
      to: { x: centre + way * (wide - 26), y: top - 56 },
      width: 6,
      bend: way * random.between(3, 8),
    },
  ])
}
