import { panel } from '../cloth/cloth.ts'
import { cord } from '../cloth/hardware.ts'
import { stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, symmetric } from '../geometry.ts'
import { chosen } from '../random.ts'
import { path } from '../svg.ts'
import { hoodLayers, hoodPath } from './hood.ts'
import { drawTop, type TopCut } from './top.ts'
import type { TorsoCut } from './torso.ts'

function kangaroo({ hem, hemHalf }: TorsoCut): readonly Layer[] {
  const top = hem - 158
  const low = hem - 36
  const half = hemHalf * 0.66
  const pocket = symmetric(
    [0, top],
    [
      [half * 0.62, top],
      [half * 0.78, top + 30, half * 0.94, top + 62, half, low - 38],
      [half, low + 2],
      [0, low + 8],
    ],
  )
  const mouth = path`M ${centre + half * 0.57} ${top + 6} C ${centre + half * 0.73} ${top + 36} ${centre + half * 0.88} ${top + 66} ${centre + half * 0.94} ${low - 36}`
  const dip = [-1, 1].map((way) => ({
    from: { x: centre + way * half * 0.9, y: low - 30 },
    to: { x: centre + way * half * 0.3, y: low - 46 },
    width: 8,
    bend: way * 8,
  }))
  return [
    panel({ d: pocket, edge: 14, lift: 3, folds: dip }),
    stitch(both(mouth)),
    stitch(path`M ${centre - half * 0.57} ${top + 6} L ${centre + half * 0.57} ${top + 6}`),
  ]
}

type Look = Partial<TopCut> & { readonly lining?: 'accent' }

const looks: readonly [Look, ...Look[]] = [
  {},
  { lining: 'accent' },
  { isRaglan: true },
  { sleeveDye: 'accent', ribDye: 'accent', lining: 'accent' },
  { ribDye: 'accent' },
]

export function drawHoodie(input: GarmentInput): Drawing {
  const { lining = 'main', ...look } = chosen(looks, input.seed, 'hoodie')
  const isFront = input.side === 'front'
  return drawTop(input, {
    torso: { top: 206, neck: 50, neckDrop: 40, chest: 138, hem: 590, armpit: 332, hemHalf: 132 },
    sleeve: { length: 278, angle: 17, cuff: 34 },
    hasRibs: true,
    rise: 104,
    neckWidth: 0,
    print: { front: { y: 370, size: 104 } },
    outline: (torso) => [hoodPath(torso)],
    over: (torso) => [
      ...(isFront ? kangaroo(torso) : []),
      ...hoodLayers(torso, input, { lining }),
      ...(isFront ? cords(torso, input) : []),
    ],
    ...look,
  })
}

function cords({ top, neckDrop }: TorsoCut, { random }: GarmentInput): readonly Layer[] {
  const y = top + neckDrop - 2
  return [-1, 1].map((way) => {
    const end = {
      x: Math.round(centre + way * (26 + random.between(-5, 5))),
      y: Math.round(y + 76 + random.between(-12, 12)),
    }
    return cord(
      path`M ${centre + way * 17} ${y - 6} C ${centre + way * 25} ${y + 26} ${end.x - way * 8} ${end.y - 30} ${end.x} ${end.y}`,
      end,
    )
  })
}
