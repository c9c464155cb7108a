import { panel } from '../cloth.ts'
import type { Drawing, GarmentInput, Layer, Place, Side } from '../drawing.ts'
import { both, centre, mirror, opposite } from '../geometry.ts'
import { label } from '../hardware.ts'
import { inside, rib, seam, stitch } from '../trims.ts'
import { cuffBand, cuffLine, cutSleeve, type Sleeve, type SleeveCut, sleevePanels } from './sleeve.ts'
import { armholeLine, hemBand, hemLine, neckBand, neckInside, type TorsoCut, torsoCut, torsoPanel } from './torso.ts'

type TopCut = {
  readonly torso?: Partial<TorsoCut>
  readonly sleeve: SleeveCut | null
  readonly hasRibs?: boolean
  readonly ribDye?: 'main' | 'accent'
  readonly neckWidth?: number
  /** Layers over the body, such as a placket, a pocket or a hood. */
  readonly over?: (torso: TorsoCut, sleeve: Sleeve | null) => readonly Layer[]
  readonly print?: Partial<Record<Side, Omit<Place, 'x'> & { readonly x?: number }>>
  readonly isOpen?: boolean
  /** How far a hood or collar stands above the neck. */
  readonly rise?: number
  readonly outline?: (torso: TorsoCut) => readonly string[]
}

/** Everything worn over the head or shoulders: tee, longsleeve, polo, sweater, hoodie, jacket, coat. */
export function drawTop(input: GarmentInput, cut: TopCut): Drawing {
  const { side, brand, random } = input
  const torso = torsoCut(brand, cut.torso)
  const sleeve = cut.sleeve && cutSleeve(torso, looser(cut.sleeve, brand))
  const { rise = 34 } = cut
  const body = torsoPanel(torso, side, random)
  const sleeves = sleeve ? sleevePanels(sleeve, random) : []
  const print = cut.print?.[side] ?? (side === 'front' ? { y: torso.armpit + 38, size: 150 } : null)
  const layers: Layer[] = [
    ...(side === 'front' ? [inside(neckInside(torso)), label(centre, torso.top + 12)] : []),
    ...sleeves.map((piece) => panel(piece)),
    panel(print ? { ...body, print: { x: centre, ...print } } : body),
    ...(sleeve ? [seam(both(armholeLine(torso))), stitch(both(armholeLine(torso, 6)))] : []),
    ...finishing(input, cut, { torso, sleeve }),
    ...(cut.over?.(torso, sleeve) ?? []),
  ]
  return {
    layers,
    outline: [body.d, ...sleeves.map(({ d }) => d), ...(cut.outline?.(torso) ?? [])],
    openings: openings(torso, sleeve),
    focus: { x: centre + torso.neck * 0.5, y: torso.top + 70 },
    folded: { x: centre - torso.shoulder + 4, y: torso.top - rise, width: torso.shoulder * 2 - 8, height: 300 + rise },
  }
}

function looser(sleeve: SleeveCut, brand: GarmentInput['brand']): SleeveCut {
  if (brand === 'vonk') return sleeve
  return {
    ...sleeve,
    cuff: sleeve.cuff + (sleeve.length > 200 ? 2 : 8),
    length: sleeve.length + (sleeve.length > 200 ? 0 : 12),
  }
}

function finishing(
  { side }: GarmentInput,
  { hasRibs, ribDye = 'main', neckWidth = 13, isOpen }: TopCut,
  { torso, sleeve }: { torso: TorsoCut; sleeve: Sleeve | null },
): Layer[] {
  const neck =
    neckWidth > 0
      ? [rib(neckBand(torso, side, neckWidth), { dye: ribDye }), stitch(neckStitch(torso, side, neckWidth + 5))]
      : []
  if (!hasRibs) {
    const hems = isOpen ? [] : [stitch(hemLine(torso, 14)), stitch(hemLine(torso, 10))]
    return [
      ...neck,
      ...hems,
      ...(sleeve ? [stitch(both(cuffLine(sleeve, 12))), stitch(both(cuffLine(sleeve, 8)))] : []),
    ]
  }
  const cuff = sleeve && cuffBand(sleeve, 30, 7)
  return [
    ...neck,
    rib(hemBand(torso, 36, 5), { dye: ribDye }),
    ...(cuff && sleeve
      ? [rib(cuff, { dye: ribDye, angle: -sleeve.angle }), rib(mirror(cuff), { dye: ribDye, angle: sleeve.angle })]
      : []),
  ]
}

function neckStitch(torso: TorsoCut, side: GarmentInput['side'], distance: number): string {
  const drop = (side === 'front' ? torso.neckDrop : 12) + distance
  const half = torso.neck + distance * 0.85
  const right = `${centre + half * 0.95} ${torso.top + drop * 0.55} ${centre + half * 0.66} ${torso.top + drop} ${centre} ${torso.top + drop}`
  return both(`M ${centre + half} ${torso.top + 4} C ${right}`)
}

function openings(torso: TorsoCut, sleeve: Sleeve | null): Drawing['openings'] {
  const cuffs = sleeve ? [{ ...sleeve.cuffCentre, half: sleeve.cuff, angle: sleeve.angle }] : []
  return {
    neck: {
      x: centre,
      y: torso.top,
      half: torso.neck,
      drop: torso.neckDrop > 26 ? Math.min(50, torso.neckDrop - 9) : -18,
    },
    cuffs: cuffs.flatMap((cuff) => [cuff, { ...cuff, ...opposite(cuff), angle: -cuff.angle }]),
    hem: { y: torso.hem, half: torso.hemHalf },
  }
}
