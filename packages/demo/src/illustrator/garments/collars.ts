import { button } from '../cloth/hardware.ts'
import { inside, patch, rib, stitch } from '../cloth/trims.ts'
import type { Layer } from '../drawing.ts'
import { both, centre, mirror, symmetric } from '../geometry.ts'
import { path } from '../svg.ts'
import type { TorsoCut } from './torso.ts'

type CollarLook = { readonly dye?: 'main' | 'accent'; readonly point?: number }

/** A turned-down collar: the stand behind, two leaves in front that meet at the centre. */
export function shirtCollar(
  { top, neck, neckDrop }: TorsoCut,
  { dye = 'main', point = 30 }: CollarLook = {},
): readonly Layer[] {
  const low = top + neckDrop
  const stand = symmetric(
    [0, top - 12],
    [
      [neck * 0.5, top - 12, neck * 0.9, top - 12, neck + 2, top - 6],
      [neck, top + 14, neck * 0.5, top + 22, 0, top + 22],
    ],
  )
  const leaf = path`M ${centre + 1} ${low} C ${centre + neck * 0.5} ${low - 12} ${centre + neck * 0.86} ${top + 14} ${centre + neck - 6} ${top - 12} C ${centre + neck + 6} ${top - 10} ${centre + neck + 13} ${top} ${centre + neck + 15} ${top + 9} C ${centre + neck + 8} ${top + 28} ${centre + neck * 0.9} ${low} ${centre + neck * 0.72} ${low + point} L ${centre + 1} ${low} Z`
  const edge = path`M ${centre + 10} ${low + 1} L ${centre + neck * 0.7} ${low + point - 7} C ${centre + neck * 0.88} ${low - 4} ${centre + neck + 3} ${top + 24} ${centre + neck + 9} ${top + 10}`
  return [inside(stand), patch(leaf, { dye }), patch(mirror(leaf), { dye }), stitch(both(edge))]
}

export function backCollar({ top, neck }: TorsoCut, dye: 'main' | 'accent' = 'main'): readonly Layer[] {
  const d = symmetric(
    [0, top - 12],
    [
      [neck * 0.6, top - 12, neck * 0.9, top - 12, neck, top - 8],
      [neck + 12, top - 2, neck + 15, top + 6, neck + 14, top + 14],
      [neck * 0.6, top + 30, neck * 0.3, top + 31, 0, top + 31],
    ],
  )
  return [
    patch(d, { dye }),
    stitch(path`M ${centre - neck - 6} ${top + 10} Q ${centre} ${top + 36} ${centre + neck + 6} ${top + 10}`),
  ]
}

/** A collar that stands around the neck, closed in front. */
export function standCollar(
  { top, neck, neckDrop }: TorsoCut,
  isRib: boolean,
  dye: 'main' | 'accent' = 'main',
): readonly Layer[] {
  const high = top - 24
  const back = symmetric(
    [0, high - 8],
    [
      [neck * 0.6, high - 8, neck * 0.9, high - 4, neck - 2, high + 2],
      [neck * 0.8, high + 22, neck * 0.4, high + 28, 0, high + 28],
    ],
  )
  const front = symmetric(
    [0, high + 22],
    [
      [neck * 0.5, high + 22, neck * 0.86, high + 14, neck - 2, high],
      [neck + 8, top - 6, neck + 12, top + 2, neck + 13, top + 6],
      [neck * 0.95, top + neckDrop * 0.7, neck * 0.5, top + neckDrop + 4, 0, top + neckDrop + 4],
    ],
  )
  return [inside(back), isRib ? rib(front, { dye }) : patch(front, { dye })]
}

export function standCollarBack(
  { top, neck }: TorsoCut,
  isRib: boolean,
  dye: 'main' | 'accent' = 'main',
): readonly Layer[] {
  const d = symmetric(
    [0, top - 32],
    [
      [neck * 0.6, top - 32, neck * 0.9, top - 30, neck - 2, top - 24],
      [neck + 8, top - 4, neck + 12, top, neck + 13, top + 6],
      [neck * 0.6, top + 18, neck * 0.3, top + 18, 0, top + 18],
    ],
  )
  return [isRib ? rib(d, { dye }) : patch(d, { dye })]
}

/** Buttons in an even row down the centre. */
export const buttonRow = (x: number, from: number, to: number, count: number, radius = 5.5): readonly Layer[] =>
  Array.from({ length: count }, (_, index) => button(x, from + ((to - from) * index) / Math.max(1, count - 1), radius))
