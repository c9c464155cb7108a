import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror } from '../geometry.ts'
import { zip } from '../hardware.ts'
import { path } from '../svg.ts'
import { patch, rib, seam, stitch } from '../trims.ts'
import { standCollar, standCollarBack } from './collars.ts'
import { hoodLayers } from './hoodie.ts'
import { cuffBand } from './sleeve.ts'
import { drawTop } from './top.ts'
import type { TorsoCut } from './torso.ts'

/** Where a zip takes the middle, a print shrinks to a badge on the heart side. */
const badge = { x: centre - 68, y: 310, size: 56 }

function slantPockets({ chest, hem }: TorsoCut, rise: number): readonly Layer[] {
  const x = centre + chest * 0.5
  const y = hem - rise
  const welt = path`M ${x - 8} ${y - 44} L ${x + 6} ${y - 48} L ${x + 34} ${y + 24} L ${x + 20} ${y + 30} Z`
  return [
    patch(welt, { tone: -0.1 }),
    patch(mirror(welt), { tone: -0.1 }),
    stitch(both(path`M ${x - 2} ${y - 41} L ${x + 22} ${y + 24}`)),
  ]
}

function flapPockets({ hemHalf, hem }: TorsoCut, rise: number): readonly Layer[] {
  const x = centre + hemHalf * 0.56
  const y = hem - rise
  const bag = path`M ${x - 42} ${y} L ${x + 42} ${y} L ${x + 42} ${y + 82} Q ${x} ${y + 88} ${x - 42} ${y + 82} Z`
  const flap = path`M ${x - 45} ${y - 6} L ${x + 45} ${y - 6} L ${x + 44} ${y + 20} Q ${x} ${y + 32} ${x - 44} ${y + 20} Z`
  const line = path`M ${x - 40} ${y + 16} Q ${x} ${y + 26} ${x + 40} ${y + 16}`
  return [bag, mirror(bag), flap, mirror(flap)].map((d) => patch(d)).concat(stitch(both(line)))
}

/** A short zipped jacket with ribbed collar, cuffs and hem. */
export function drawJacket(input: GarmentInput): Drawing {
  return drawTop(input, {
    torso: { neckDrop: 22, neck: 50, chest: 140, hemHalf: 134, hem: 566, shoulder: 128 },
    sleeve: { length: 278, angle: 17, cuff: 37 },
    hasRibs: true,
    ribDye: 'accent',
    neckWidth: 0,
    print: { front: badge, back: { y: 360, size: 150 } },
    over: (torso) =>
      input.side === 'back'
        ? standCollarBack(torso, true)
        : [
            ...standCollar(torso, true),
            zip(centre, torso.top - 2, torso.hem + 9),
            ...facing(torso),
            ...slantPockets(torso, 118),
          ],
  })
}

const facing = ({ top, hem, neckDrop }: TorsoCut): readonly Layer[] => [
  stitch(both(path`M ${centre + 13} ${top + neckDrop + 6} L ${centre + 13} ${hem - 30}`)),
]

/** Long and lined, with a hood, a storm flap and deep pockets. */
export function drawWinterCoat(input: GarmentInput): Drawing {
  const isFront = input.side === 'front'
  return drawTop(input, {
    rise: 104,
    torso: { top: 196, neckDrop: 34, neck: 50, chest: 144, hemHalf: 154, hem: 616, shoulder: 128, armpit: 326 },
    sleeve: { length: 272, angle: 16, cuff: 40 },
    neckWidth: 0,
    print: { front: badge, back: { y: 380, size: 140 } },
    over: (torso, sleeve) => {
      const cuff = sleeve && cuffBand(sleeve, 16, 6)
      const cuffs =
        cuff && sleeve
          ? [rib(cuff, { angle: -sleeve.angle, tone: -0.2 }), rib(mirror(cuff), { angle: sleeve.angle, tone: -0.2 })]
          : []
      return [...cuffs, ...(isFront ? stormFlap(torso) : []), ...hoodLayers(torso, input)]
    },
  })
}

function stormFlap(torso: TorsoCut): readonly Layer[] {
  const low = torso.top + torso.neckDrop
  const flap = path`M ${centre - 16} ${low - 6} L ${centre + 16} ${low - 6} L ${centre + 16} ${torso.hem + 10} L ${centre - 16} ${torso.hem + 10} Z`
  const snaps = [60, 150, 240, 330].map((y) =>
    patch(
      path`M ${centre - 5} ${low + y - 5} L ${centre + 5} ${low + y - 5} L ${centre + 5} ${low + y + 5} L ${centre - 5} ${low + y + 5} Z`,
      { dye: 'accent' },
    ),
  )
  return [
    ...flapPockets(torso, 150),
    patch(flap),
    stitch(both(path`M ${centre + 11} ${low + 6} L ${centre + 11} ${torso.hem + 6}`)),
    ...snaps,
  ]
}

/** A sleeveless zipped body warmer. */
export function drawGilet(input: GarmentInput): Drawing {
  return drawTop(input, {
    torso: { neckDrop: 22, neck: 52, chest: 134, shoulder: 106, slope: 20, armpit: 296, hemHalf: 136, hem: 560 },
    sleeve: null,
    neckWidth: 0,
    print: { front: badge, back: { y: 380, size: 140 } },
    over: (torso) => {
      const edge = armEdge(torso)
      const trims = [seam(both(edge), 0.5), stitch(both(edge))]
      if (input.side === 'back') return [...trims, ...standCollarBack(torso, false)]
      return [
        ...trims,
        ...standCollar(torso, false),
        zip(centre, torso.top - 2, torso.hem + 9),
        ...facing(torso),
        ...slantPockets(torso, 104),
      ]
    },
  })
}

const armEdge = ({ shoulder, top, slope, chest, armpit }: TorsoCut): string =>
  path`M ${centre + shoulder - 9} ${top + slope} C ${centre + shoulder - 19} ${top + slope + 40} ${centre + chest - 32} ${armpit - 30} ${centre + chest - 8} ${armpit + 4}`
