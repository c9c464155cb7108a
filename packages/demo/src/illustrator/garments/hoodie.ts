import { panel } from '../cloth.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, symmetric } from '../geometry.ts'
import { cord } from '../hardware.ts'
import { path } from '../svg.ts'
import { inside, seam, stitch } from '../trims.ts'
import { drawTop } from './top.ts'
import type { TorsoCut } from './torso.ts'

/** Cloth, opening and seam of a hood whose lower edge is the neckline itself. */
export function hoodLayers({ top, neck, neckDrop }: TorsoCut, input: GarmentInput): readonly Layer[] {
  const wide = neck + 24
  const low = top + neckDrop + 16
  const peak = top - 92
  const outer = symmetric(
    [0, peak],
    [
      [42, peak, wide + 4, peak + 34, wide + 12, top - 18],
      [wide + 15, top + 6, wide + 6, top + 22, wide - 2, top + 26],
      [wide - 18, low - 10, 30, low, 0, low],
    ],
  )
  if (input.side === 'back')
    return [
      panel({ d: outer, folds: [], edge: 30 }),
      seam(path`M ${centre} ${peak + 2} L ${centre} ${low - 2}`),
      stitch(both(path`M ${centre + 5} ${peak + 4} L ${centre + 5} ${low - 3}`)),
    ]
  const opening = symmetric(
    [0, peak + 20],
    [
      [32, peak + 20, neck - 2, peak + 56, neck, top - 18],
      [neck, top + 14, 26, low - 30, 0, low - 14],
    ],
  )
  const rim = symmetric(
    [0, peak + 11],
    [
      [38, peak + 11, neck + 8, peak + 50, neck + 9, top - 18],
      [neck + 9, top + 18, 34, low - 24, 4, low - 6],
    ],
  )
  return [
    panel({ d: outer, folds: hoodFolds(wide, top, input), edge: 22 }),
    inside(opening),
    stitch(rim),
    seam(path`M ${centre} ${low - 14} L ${centre} ${low}`),
    seam(path`M ${centre} ${peak + 22} L ${centre - 3} ${top + 20}`, 0.3),
  ]
}

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

function kangaroo({ hem, hemHalf }: TorsoCut): readonly Layer[] {
  const top = hem - 158
  const low = hem - 36
  const half = hemHalf * 0.66
  const pocket = symmetric(
    [0, top],
    [
      [half * 0.66, top],
      [half * 0.78, top + 30, half * 0.92, top + 62, half, low - 34],
      [half, low + 2],
      [0, low + 8],
    ],
  )
  const mouth = path`M ${centre + half * 0.6} ${top + 5} C ${centre + half * 0.72} ${top + 34} ${centre + half * 0.86} ${top + 64} ${centre + half * 0.93} ${low - 32}`
  return [
    panel({ d: pocket, edge: 12 }),
    stitch(both(mouth)),
    stitch(path`M ${centre - half * 0.6} ${top + 5} L ${centre + half * 0.6} ${top + 5}`),
  ]
}

export function drawHoodie(input: GarmentInput): Drawing {
  return drawTop(input, {
    torso: { top: 206, neck: 50, neckDrop: 40, chest: 138, hem: 590, armpit: 332, hemHalf: 132 },
    sleeve: { length: 278, angle: 17, cuff: 34 },
    hasRibs: true,
    rise: 104,
    neckWidth: 0,
    print: { front: { y: 376, size: 104 } },
    over: (torso) => [
      ...(input.side === 'front' ? kangaroo(torso) : []),
      ...hoodLayers(torso, input),
      ...(input.side === 'front' ? cords(torso, input) : []),
    ],
  })
}

function cords({ top, neckDrop }: TorsoCut, { random }: GarmentInput): readonly Layer[] {
  const y = top + neckDrop - 2
  return [-1, 1].map((way) => {
    const end = {
      x: Math.round(centre + way * (26 + random.between(-5, 5))),
      y: Math.round(y + 82 + random.between(-10, 10)),
    }
    return cord(
      path`M ${centre + way * 17} ${y - 6} C ${centre + way * 25} ${y + 26} ${end.x - way * 8} ${end.y - 30} ${end.x} ${end.y}`,
      end,
    )
  })
}
