import { button, snap, zip } from '../cloth/hardware.ts'
import { patch, rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror } from '../geometry.ts'
import { path } from '../svg.ts'
import { strip } from './buttoned.ts'
import { backCollar, buttonRow, shirtCollar, standCollar, standCollarBack } from './collars.ts'
import { hoodLayers, hoodPath } from './hood.ts'
import { cuffBand, type Sleeve } from './sleeve.ts'
import { drawTop } from './top.ts'
import type { TorsoCut } from './torso.ts'

/** Where a zip takes the middle, a print shrinks to a badge on the heart side. */
const badge = { x: centre - 68, y: 310, size: 60 }

function slantPockets({ chest, hem }: TorsoCut, rise: number): readonly Layer[] {
  const x = centre + chest * 0.5
  const y = hem - rise
  const welt = path`M ${x - 8} ${y - 44} L ${x + 6} ${y - 48} L ${x + 34} ${y + 24} L ${x + 20} ${y + 30} Z`
  return [
    patch(welt, { tone: -0.1, isPlain: true }),
    patch(mirror(welt), { tone: -0.1, isPlain: true }),
    stitch(both(path`M ${x - 2} ${y - 41} L ${x + 22} ${y + 24}`)),
  ]
}

/** A pocket with a flap; without a depth only the flap is seen. */
function flapPockets(x: number, y: number, half: number, depth: number): readonly Layer[] {
  const bag = path`M ${x - half} ${y} L ${x + half} ${y} L ${x + half} ${y + depth} Q ${x} ${y + depth + 6} ${x - half} ${y + depth} Z`
  const flap = path`M ${x - half - 3} ${y - 6} L ${x + half + 3} ${y - 6} L ${x + half + 2} ${y + 20} Q ${x} ${y + 32} ${x - half - 2} ${y + 20} Z`
  const line = path`M ${x - half + 2} ${y + 16} Q ${x} ${y + 26} ${x + half - 2} ${y + 16}`
  return [...(depth > 0 ? [bag, mirror(bag)] : []), flap, mirror(flap)].map((d) => patch(d)).concat(stitch(both(line)))
}

const facing = ({ top, hem, neckDrop }: TorsoCut): readonly Layer[] => [
  stitch(both(path`M ${centre + 13} ${top + neckDrop + 6} L ${centre + 13} ${hem - 30}`)),
]

/** The cloth decides the cut: denim makes a trucker, nylon a raincoat, the rest a bomber. */
export function drawJacket(input: GarmentInput): Drawing {
  if (input.fabric === 'rain-nylon') return drawRaincoat(input)
  if (input.fabric === 'denim' || (input.fabric !== 'softshell' && input.seed % 2 === 0)) return drawTrucker(input)
  return drawTop(input, {
    torso: { neckDrop: 22, neck: 50, chest: 140, hemHalf: 134, hem: 566, shoulder: 128 },
    sleeve: { length: 278, angle: 17, cuff: 37 },
    hasRibs: true,
    ribDye: 'accent',
    neckWidth: 0,
    print: { front: badge, back: { y: 360, size: 150 } },
    over: (torso) =>
      input.side === 'back'
        ? standCollarBack(torso, true, 'accent')
        : [
            ...standCollar(torso, true, 'accent'),
            zip(centre, torso.top - 2, torso.hem + 9),
            ...facing(torso),
            ...slantPockets(torso, 118),
          ],
  })
}

/** Buttoned, with a collar, a yoke, chest flaps and a waistband. */
function drawTrucker(input: GarmentInput): Drawing {
  return drawTop(input, {
    torso: { neckDrop: 30, neck: 46, chest: 138, hemHalf: 132, hem: 556, shoulder: 126 },
    sleeve: { length: 276, angle: 17, cuff: 34 },
    neckWidth: 0,
    isOpen: true,
    print: { front: { ...badge, y: 388 }, back: { y: 380, size: 150 } },
    over: (torso, sleeve) => {
      const { hem, hemHalf, chest, armpit, top, neckDrop } = torso
      const waist = path`M ${centre - hemHalf + 2} ${hem - 28} Q ${centre} ${hem - 18} ${centre + hemHalf - 2} ${hem - 28} L ${centre + hemHalf} ${hem + 1} Q ${centre} ${hem + 14} ${centre - hemHalf} ${hem + 1} Z`
      const yoke = path`M ${centre - chest + 6} ${armpit - 36} Q ${centre} ${armpit - 26} ${centre + chest - 6} ${armpit - 36}`
      const dart = path`M ${centre + chest * 0.66} ${armpit - 30} L ${centre + 50} ${hem - 26} M ${centre + chest * 0.3} ${armpit - 28} L ${centre + 24} ${hem - 24}`
      const shared = [seam(yoke), stitch(yoke), ...cuffPatches(sleeve, 32), patch(waist, { lift: false })]
      if (input.side === 'back') return [...shared, seam(both(dart), 0.4), ...backCollar(torso)]
      const low = top + neckDrop
      return [
        ...shared,
        seam(both(dart), 0.4),
        stitch(both(dart)),
        patch(strip(14, low - 8, hem - 20)),
        stitch(both(path`M ${centre + 10} ${low} L ${centre + 10} ${hem - 24}`)),
        ...flapPockets(centre + chest * 0.5, armpit - 30, 31, 0),
        button(centre + chest * 0.5, armpit - 10, 5),
        button(centre - chest * 0.5, armpit - 10, 5),
        ...buttonRow(centre, low + 32, hem - 50, 5, 6.5),
        button(centre, hem - 8, 6.5),
        ...shirtCollar(torso, { point: 36 }),
      ]
    },
  })
}

function cuffPatches(sleeve: Sleeve | null, depth: number): readonly Layer[] {
  if (!sleeve) return []
  const cuff = cuffBand(sleeve, depth, 3)
  const { x, y } = sleeve.cuffCentre
  return [
    patch(cuff, { grain: -sleeve.angle }),
    patch(mirror(cuff), { grain: sleeve.angle }),
    button(x + 14, y + depth * 0.45, 5),
    button(2 * centre - x - 14, y + depth * 0.45, 5),
  ]
}

/** A-shaped, with a hood, press studs and flap pockets. */
function drawRaincoat(input: GarmentInput): Drawing {
  const isFront = input.side === 'front'
  return drawTop(input, {
    rise: 104,
    torso: { top: 196, neckDrop: 34, neck: 50, chest: 140, hemHalf: 158, hem: 600, shoulder: 124, armpit: 322 },
    sleeve: { length: 276, angle: 18, cuff: 40 },
    neckWidth: 0,
    print: { front: { ...badge, y: 356 }, back: { y: 400, size: 140 } },
    outline: (torso) => [hoodPath(torso)],
    over: (torso) => {
      const low = torso.top + torso.neckDrop
      const front = [
        ...flapPockets(centre + torso.hemHalf * 0.5, torso.hem - 140, 40, 0),
        patch(strip(17, low - 6, torso.hem + 10)),
        stitch(both(path`M ${centre + 12} ${low + 6} L ${centre + 12} ${torso.hem + 6}`)),
        ...[56, 136, 216, 296].map((y) => snap(centre, low + y)),
      ]
      return [...(isFront ? front : []), ...hoodLayers(torso, input, { lining: 'accent' })]
    },
  })
}

/** Long and lined, with a hood and deep pockets; padded ones zip, smooth ones close with a storm flap. */
export function drawWinterCoat(input: GarmentInput): Drawing {
  const isFront = input.side === 'front'
  const isPadded = input.fabric === 'puffer'
  return drawTop(input, {
    rise: 104,
    torso: { top: 196, neckDrop: 34, neck: 50, chest: 144, hemHalf: 152, hem: 616, shoulder: 128, armpit: 326 },
    sleeve: { length: 272, angle: 16, cuff: 40 },
    neckWidth: 0,
    print: { front: { ...badge, y: 352 }, back: { y: 400, size: 140 } },
    outline: (torso) => [hoodPath(torso)],
    over: (torso, sleeve) => {
      const cuff = sleeve && cuffBand(sleeve, 16, 6)
      const cuffs =
        cuff && sleeve
          ? [rib(cuff, { angle: -sleeve.angle, tone: -0.2 }), rib(mirror(cuff), { angle: sleeve.angle, tone: -0.2 })]
          : []
      const closing = isPadded ? zipped(torso) : stormFlap(torso)
      const lining = input.seed % 2 === 0 ? 'accent' : 'main'
      return [...cuffs, ...(isFront ? closing : []), ...hoodLayers(torso, input, { lining })]
    },
  })
}

const zipped = (torso: TorsoCut): readonly Layer[] => [
  zip(centre, torso.top + torso.neckDrop + 14, torso.hem + 9),
  stitch(both(path`M ${centre + 13} ${torso.top + torso.neckDrop + 10} L ${centre + 13} ${torso.hem + 6}`)),
  ...slantPockets(torso, 150),
]

function stormFlap(torso: TorsoCut): readonly Layer[] {
  const low = torso.top + torso.neckDrop
  return [
    ...flapPockets(centre + torso.hemHalf * 0.56, torso.hem - 150, 42, 82),
    patch(strip(18, low - 6, torso.hem + 10)),
    stitch(both(path`M ${centre + 13} ${low + 6} L ${centre + 13} ${torso.hem + 6}`)),
    ...[52, 140, 228, 316].map((y) => snap(centre, low + y)),
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
      const trims = [seam(both(edge)), stitch(both(edge))]
      const dye = input.seed % 2 === 0 ? 'accent' : 'main'
      if (input.side === 'back') return [...trims, ...standCollarBack(torso, false, dye)]
      return [
        ...trims,
        ...standCollar(torso, false, dye),
        zip(centre, torso.top - 2, torso.hem + 9),
        ...facing(torso),
        ...slantPockets(torso, 104),
      ]
    },
  })
}

const armEdge = ({ shoulder, top, slope, chest, armpit }: TorsoCut): string =>
  path`M ${centre + shoulder - 9} ${top + slope} C ${centre + shoulder - 19} ${top + slope + 40} ${centre + chest - 32} ${armpit - 30} ${centre + chest - 8} ${armpit + 4}`
