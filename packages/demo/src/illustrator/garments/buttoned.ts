import { button } from '../cloth/hardware.ts'
import { patch, rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror } from '../geometry.ts'
import { chosen } from '../random.ts'
import { path } from '../svg.ts'
import { backCollar, buttonRow, shirtCollar } from './collars.ts'
import { cuffBand } from './sleeve.ts'
import { drawTop } from './top.ts'
import type { TorsoCut } from './torso.ts'

/** Where buttons take the middle, a print shrinks to a badge on the heart side. */
const badge = { x: centre - 66, y: 320, size: 58 }

export const strip = (half: number, from: number, to: number) =>
  path`M ${centre - half} ${from} L ${centre + half} ${from} L ${centre + half} ${to} L ${centre - half} ${to} Z`

export function drawPolo(input: GarmentInput): Drawing {
  const dye = chosen(['accent', 'main', 'accent'] as const, input.seed, 'polo')
  const over = (torso: TorsoCut): readonly Layer[] => {
    const low = torso.top + torso.neckDrop
    if (input.side === 'back') return backCollar(torso, dye)
    return [
      patch(strip(15, low - 6, low + 92)),
      stitch(strip(11, low - 2, low + 87)),
      ...buttonRow(centre, low + 26, low + 72, 2),
      ...shirtCollar(torso, { dye, point: 26 }),
    ]
  }
  return drawTop(input, {
    torso: { neckDrop: 34, neck: 48 },
    sleeve: { length: 100, angle: 36, cuff: 44 },
    neckWidth: 0,
    print: { front: { y: 428, size: 126 } },
    over: (torso, sleeve) => {
      const band = sleeve && cuffBand(sleeve, 14, 2)
      return [
        ...over(torso),
        ...(band && sleeve
          ? [rib(band, { dye, angle: -sleeve.angle }), rib(mirror(band), { dye, angle: sleeve.angle })]
          : []),
      ]
    },
  })
}

function chestPocket({ chest, armpit }: TorsoCut, hasFlap: boolean): readonly Layer[] {
  const x = centre + chest * 0.5
  const y = armpit - 14
  const d = path`M ${x - 32} ${y} L ${x + 32} ${y} L ${x + 32} ${y + 60} L ${x} ${y + 74} L ${x - 32} ${y + 60} Z`
  const flap = path`M ${x - 34} ${y - 4} L ${x + 34} ${y - 4} L ${x + 34} ${y + 14} L ${x} ${y + 26} L ${x - 34} ${y + 14} Z`
  if (!hasFlap) return [patch(d), stitch(path`M ${x - 30} ${y + 12} L ${x + 30} ${y + 12}`)]
  return [patch(d), patch(flap), button(x, y + 15, 4.5)]
}

const pocketLooks = ['one', 'two', 'none', 'flaps'] as const

/** The second pocket mirrors the first; a print on the heart side takes its place. */
function chestPockets(torso: TorsoCut, seed: number): readonly Layer[] {
  const look = chosen(pocketLooks, seed, 'shirt')
  const right = chestPocket(torso, look === 'flaps')
  if (look === 'none') return []
  if (look === 'one') return right
  const left: Layer[] = chestPocket({ ...torso, chest: -torso.chest }, look === 'flaps').map(
    (layer) => (paint) => (paint.print ? '' : layer(paint)),
  )
  return [...right, ...left]
}

export function drawShirt(input: GarmentInput): Drawing {
  return drawTop(input, {
    torso: { neckDrop: 36, neck: 46, hem: 590, tail: 40 },
    sleeve: { length: 290, angle: 17, cuff: 31 },
    neckWidth: 0,
    print: { front: badge, back: { y: 370, size: 140 } },
    over: (torso, sleeve) => {
      const cuff = sleeve && cuffBand(sleeve, 34, 3)
      const cuffs =
        cuff && sleeve
          ? [
              patch(cuff, { grain: -sleeve.angle }),
              patch(mirror(cuff), { grain: sleeve.angle }),
              button(sleeve.cuffCentre.x + 14, sleeve.cuffCentre.y + 12, 4.5),
              button(2 * centre - sleeve.cuffCentre.x - 14, sleeve.cuffCentre.y + 12, 4.5),
            ]
          : []
      if (input.side === 'back') return [...cuffs, ...yoke(torso), ...backCollar(torso)]
      const low = torso.top + torso.neckDrop
      return [
        ...cuffs,
        patch(strip(13, low - 8, torso.hem + 10)),
        stitch(both(path`M ${centre + 9} ${low} L ${centre + 9} ${torso.hem + 8}`)),
        ...buttonRow(centre, low + 40, torso.hem - 44, 6, 5),
        ...chestPockets(torso, input.seed),
        ...shirtCollar(torso),
      ]
    },
  })
}

const yoke = ({ top, shoulder, slope }: TorsoCut): readonly Layer[] => {
  const y = top + slope + 46
  return [
    seam(path`M ${centre - shoulder + 8} ${y} Q ${centre} ${y + 10} ${centre + shoulder - 8} ${y}`),
    stitch(path`M ${centre - shoulder + 8} ${y + 6} Q ${centre} ${y + 16} ${centre + shoulder - 8} ${y + 6}`),
    seam(path`M ${centre} ${y + 8} L ${centre} ${y + 120}`, 0.4),
  ]
}

/** Knitted, open to a V, with a ribbed button band all round. */
export function drawCardigan(input: GarmentInput): Drawing {
  const isFront = input.side === 'front'
  const dye = chosen(['main', 'main', 'accent'] as const, input.seed, 'cardigan')
  return drawTop(input, {
    torso: { neckDrop: isFront ? 132 : 40, roundness: isFront ? 0.1 : 1, neck: 46, hemHalf: 132 },
    sleeve: { length: 286, angle: 17, cuff: 34 },
    hasRibs: true,
    ribDye: dye,
    neckWidth: isFront ? 0 : 14,
    print: { front: badge },
    over: (torso) => {
      if (!isFront) return []
      const low = torso.top + torso.neckDrop
      const front = path`M ${centre + torso.neck - 1} ${torso.top - 4} L ${centre + torso.neck + 15} ${torso.top + 2} C ${centre + torso.neck * 0.9} ${torso.top + torso.neckDrop * 0.5} ${centre + 20} ${low - 10} ${centre + 13} ${low + 16} L ${centre + 13} ${torso.hem + 11} L ${centre - 9} ${torso.hem + 11} L ${centre - 9} ${low + 12} C ${centre + torso.neck * 0.2} ${low - 20} ${centre + torso.neck * 0.7} ${torso.top + torso.neckDrop * 0.36} ${centre + torso.neck - 1} ${torso.top - 4} Z`
      const spine = path`M ${centre + torso.neck + 7} ${torso.top - 2} C ${centre + torso.neck * 0.8} ${torso.top + torso.neckDrop * 0.44} ${centre + 8} ${low - 16} ${centre + 2} ${low + 14} L ${centre + 2} ${torso.hem + 11}`
      return [
        rib(mirror(front), { dye, spine: { d: mirror(spine), width: 26 } }),
        rib(front, { dye, spine: { d: spine, width: 26 } }),
        ...buttonRow(centre + 2, low + 22, torso.hem - 14, 5, 7),
        ...(input.seed % 3 === 1 ? [] : patchPockets(torso)),
      ]
    },
  })
}

function patchPockets({ hem, hemHalf }: TorsoCut): readonly Layer[] {
  const x = hemHalf * 0.58
  const pocket = path`M ${centre + x - 34} ${hem - 118} L ${centre + x + 34} ${hem - 118} L ${centre + x + 33} ${hem - 54} Q ${centre + x} ${hem - 46} ${centre + x - 33} ${hem - 54} Z`
  const band = path`M ${centre + x - 35} ${hem - 120} L ${centre + x + 35} ${hem - 120} L ${centre + x + 35} ${hem - 106} L ${centre + x - 35} ${hem - 106} Z`
  return [patch(pocket), patch(mirror(pocket)), rib(band), rib(mirror(band))]
}
