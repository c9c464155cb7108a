import { panel } from '../cloth/cloth.ts'
import { buckle, button } from '../cloth/hardware.ts'
import { patch, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer, Side } from '../drawing.ts'
import { both, centre, mirror, opposite, symmetric } from '../geometry.ts'
import { path } from '../svg.ts'
import { ankleBand, type LegCut, legCut, legPanels } from './legs.ts'

const bibTop = 196

function bib({ top }: LegCut, waist: number): { readonly cloth: string; readonly layers: readonly Layer[] } {
  const cloth = symmetric(
    [0, bibTop],
    [
      [66, bibTop - 2],
      [70, bibTop + 40, waist - 6, top - 40, waist, top + 4],
      [0, top + 8],
    ],
  )
  const pocket = symmetric(
    [0, bibTop + 44],
    [
      [40, bibTop + 43],
      [38, bibTop + 92],
      [0, bibTop + 104],
    ],
  )
  const line = symmetric(
    [0, bibTop + 51],
    [
      [34, bibTop + 50],
      [32, bibTop + 87],
      [0, bibTop + 97],
    ],
  )
  return {
    cloth,
    layers: [stitch(path`M ${centre - 62} ${bibTop + 8} L ${centre + 62} ${bibTop + 8}`), patch(pocket), stitch(line)],
  }
}

/** From the bib over the shoulder; the far half shows darker behind. */
const strap = path`M ${centre + 42} ${bibTop + 26} L ${centre + 66} ${bibTop + 20} C ${centre + 78} ${bibTop - 40} ${centre + 84} ${bibTop - 70} ${centre + 80} ${bibTop - 92} C ${centre + 76} ${bibTop - 104} ${centre + 60} ${bibTop - 104} ${centre + 57} ${bibTop - 92} C ${centre + 54} ${bibTop - 60} ${centre + 46} ${bibTop - 20} ${centre + 42} ${bibTop + 26} Z`
const strapBehind = path`M ${centre + 60} ${bibTop - 98} L ${centre + 80} ${bibTop - 92} L ${centre + 26} ${bibTop + 30} L ${centre} ${bibTop + 30} Z`

/** Behind, the straps run together into a low yoke. */
function yoke({ top, waist }: LegCut): string {
  return symmetric(
    [0, bibTop + 44],
    [
      [34, bibTop + 42],
      [44, bibTop + 84, waist - 10, top - 36, waist, top + 4],
      [0, top + 8],
    ],
  )
}

const strapBack = path`M ${centre + 57} ${bibTop - 92} C ${centre + 60} ${bibTop - 104} ${centre + 76} ${bibTop - 104} ${centre + 80} ${bibTop - 92} C ${centre + 70} ${bibTop - 30} ${centre + 50} ${bibTop + 20} ${centre + 32} ${bibTop + 60} L ${centre + 8} ${bibTop + 52} C ${centre + 28} ${bibTop + 10} ${centre + 46} ${bibTop - 40} ${centre + 57} ${bibTop - 92} Z`

type Upper = {
  readonly cloth: string
  readonly straps: readonly string[]
  readonly under: readonly Layer[]
  readonly over: readonly Layer[]
}

function upper(cut: LegCut, side: Side): Upper {
  const straps = side === 'front' ? [strap, mirror(strap)] : [strapBack, mirror(strapBack)]
  const sewn = straps.map((d) => patch(d))
  if (side === 'back') return { cloth: yoke(cut), straps, under: [], over: sewn }
  const front = bib(cut, cut.waist)
  return {
    cloth: front.cloth,
    straps,
    under: [strapBehind, mirror(strapBehind)].map((d) => patch(d, { tone: -0.28 })),
    over: [...front.layers, ...sewn, buckle(centre + 55, bibTop + 20), buckle(centre - 55, bibTop + 20)],
  }
}

function lower(cut: LegCut, side: Side): readonly Layer[] {
  const turnUp = ankleBand(cut, 24, -2)
  const { top, waist, hip } = cut
  const band = symmetric(
    [0, top - 8],
    [
      [waist - 1, top - 16],
      [waist + 2, top + 8],
      [0, top + 14],
    ],
  )
  const mouth = path`M ${centre + 60} ${top + 14} C ${centre + 66} ${top + 52} ${centre + 92} ${top + 62} ${centre + hip - 10} ${top + 62}`
  return [
    ...(side === 'front' ? [stitch(both(mouth))] : seatPockets(cut)),
    seam(path`M ${centre} ${top + 12} L ${centre} ${cut.crotch}`),
    patch(band, { lift: false }),
    button(centre + waist - 12, top - 3, 6),
    button(centre - waist + 12, top - 3, 6),
    patch(turnUp, { tone: 0.16, isPlain: true }),
    patch(mirror(turnUp), { tone: 0.16, isPlain: true }),
  ]
}

export function drawDungarees({ random, brand, side }: GarmentInput): Drawing {
  const cut = legCut(brand, { top: 322, waist: 106, hip: 116, crotch: 436, hem: 630, ankle: 40, knee: 52, spread: 80 })
  const [left, right] = legPanels(cut, random)
  const { cloth, straps, under, over } = upper(cut, side)
  const print = side === 'front' ? { print: { x: centre - 64, y: cut.crotch + 40, size: 72, width: 74 } } : {}
  const end = { x: centre + cut.spread, y: cut.hem + 20, half: cut.ankle }
  return {
    layers: [
      ...under,
      panel({ d: cloth, edge: 24, lift: 2 }),
      panel({ ...left, ...print }),
      panel(right),
      ...lower(cut, side),
      ...over,
    ],
    outline: [cloth, left.d, right.d, ...straps],
    openings: { waist: { y: cut.top, half: cut.waist }, ankles: [end, { ...end, ...opposite(end) }] },
    focus: { x: centre + 30, y: bibTop + 50 },
    folded: { x: centre - 102, y: bibTop - 102, width: 204, height: 300, shoulder: cut.top - 12 },
  }
}

function seatPockets({ top, hip }: LegCut): readonly Layer[] {
  const x = centre + hip * 0.5
  const pocket = path`M ${x - 30} ${top + 36} L ${x + 30} ${top + 38} L ${x + 27} ${top + 92} L ${x} ${top + 104} L ${x - 27} ${top + 90} Z`
  return [patch(pocket), patch(mirror(pocket))]
}
