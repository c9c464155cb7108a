import { panel } from '../cloth/cloth.ts'
import { label } from '../cloth/hardware.ts'
import { inside, rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, FoldedBox, GarmentInput, Layer, Panel, PrintArea, Side } from '../drawing.ts'
import { both, centre, mirror, opposite } from '../geometry.ts'
import { foldedSleeves } from './folded-sleeves.ts'
import { neckBand, neckInside, neckSpine } from './neckline.ts'
import { cuffBand, cuffLine, cutSleeve, type Sleeve, type SleeveCut, sleevePanels } from './sleeve.ts'
import { armholeLine, hemBand, hemLine, type TorsoCut, torsoCut, torsoPanel } from './torso.ts'

export type TopCut = {
  readonly torso?: Partial<TorsoCut>
  readonly sleeve: SleeveCut | null
  readonly sleeveDye?: 'main' | 'accent'
  readonly isRaglan?: boolean
  readonly hasRibs?: boolean
  /** Ribbed bands at the end of short sleeves. */
  readonly hasRims?: boolean
  readonly ribDye?: 'main' | 'accent'
  readonly neckWidth?: number
  /** Layers over the body, such as a placket, a pocket or a hood. */
  readonly over?: (torso: TorsoCut, sleeve: Sleeve | null) => readonly Layer[]
  readonly print?: Partial<Record<Side, Omit<PrintArea, 'x'> & { readonly x?: number }>>
  readonly isOpen?: boolean
  /** How far a hood or collar stands above the neck. */
  readonly rise?: number
  readonly outline?: (torso: TorsoCut) => readonly string[]
}

/** Everything worn over the head or shoulders: tee, longsleeve, polo, sweater, hoodie, jacket, coat. */
export function drawTop(input: GarmentInput, cut: TopCut): Drawing {
  const torso = torsoCut(input.brand, cut.torso)
  const sleeve = cut.sleeve && cutSleeve(torso, posed(looser(cut.sleeve, input.brand), input))
  const body = torsoPanel(torso, input.side, input.random)
  const sleeves = sleeve ? panelsOf(sleeve, cut, input) : []
  const bands = cut.hasRibs && sleeve ? [cuffBand(sleeve, 30, 7)] : []
  return {
    layers: [
      ...behindNeck(torso, input, cut),
      ...sewTogether(printedOn(body, torso, { side: input.side, cut }), sleeves, { torso, cut }),
      ...finishing(input, cut, { torso, sleeve }),
      ...(cut.over?.(torso, sleeve) ?? []),
    ],
    outline: [
      body.d,
      ...sleeves.map(({ d }) => d),
      ...bands.flatMap((d) => [d, mirror(d)]),
      ...(cut.outline?.(torso) ?? []),
    ],
    openings: openings(torso, sleeve),
    focus: { x: centre + torso.neck * 0.5, y: torso.top + 70 },
    folded: foldedBox(torso, cut),
  }
}

function panelsOf(sleeve: Sleeve, { sleeveDye, isRaglan }: TopCut, { random }: GarmentInput): readonly Panel[] {
  const dyed = sleeveDye === 'accent' ? ({ dye: 'accent', isPlain: true } as const) : {}
  return sleevePanels(isRaglan ? { ...sleeve, d: sleeve.raglan } : sleeve, random, dyed)
}

/** Collars and hoods cover the place of the label; a deep neckline shows it. */
function behindNeck(torso: TorsoCut, { side }: GarmentInput, { neckWidth }: TopCut): Layer[] {
  if (side === 'back') return []
  const isCovered = neckWidth === 0 && torso.neckDrop < 60
  return [inside(neckInside(torso)), ...(isCovered ? [] : [label(centre, torso.top + 12)])]
}

function printedOn(body: Panel, torso: TorsoCut, { side, cut }: { side: Side; cut: TopCut }): Panel {
  const print = cut.print?.[side] ?? (side === 'front' ? { y: torso.armpit + 38, size: 150 } : null)
  return print ? { ...body, print: { x: centre, ...print } } : body
}

/** Set-in sleeves go under the body, raglan ones over it. */
function sewTogether(
  body: Panel,
  sleeves: readonly Panel[],
  { torso, cut }: { torso: TorsoCut; cut: TopCut },
): Layer[] {
  const arms = sleeves.map((piece) => panel(piece))
  if (arms.length === 0) return [panel(body)]
  if (cut.isRaglan) return [panel(body), ...arms]
  const armhole = [seam(both(armholeLine(torso))), stitch(both(armholeLine(torso, 6)))]
  return [...arms, panel({ ...body, lift: 3 }), ...armhole]
}

/** The sides turn under at the armholes where long sleeves are laid over the front, else well inside them. */
function foldedBox(torso: TorsoCut, cut: TopCut): FoldedBox {
  const { shoulder, top, slope, neck } = torso
  const { rise = 34, sleeve } = cut
  const isLong = sleeve !== null && sleeve.length > 200
  const half = isLong ? shoulder - 6 : Math.min(shoulder - 4, Math.max(86, shoulder - 24))
  const side = top + (slope * (half - neck)) / (shoulder - neck) + 2
  const box = { x: centre - half, y: top - rise, width: half * 2, height: 268 + rise, shoulder: side }
  return isLong ? { ...box, over: foldedSleeves({ half, top, cuff: sleeve.cuff }, cut) } : box
}

function posed(sleeve: SleeveCut, { isWorn }: GarmentInput): SleeveCut {
  return isWorn ? { ...sleeve, angle: Math.min(sleeve.angle, sleeve.length > 200 ? 13 : 24) } : sleeve
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
  { hasRibs, hasRims, ribDye = 'main', neckWidth = 13, isOpen }: TopCut,
  { torso, sleeve }: { torso: TorsoCut; sleeve: Sleeve | null },
): Layer[] {
  const neck =
    neckWidth > 0
      ? [
          rib(neckBand(torso, side, neckWidth), {
            dye: ribDye,
            spine: { d: neckSpine(torso, side, neckWidth), width: neckWidth + 4 },
          }),
          stitch(neckStitch(torso, side, neckWidth + 5)),
        ]
      : []
  if (!hasRibs) {
    const hems = isOpen ? [] : [stitch(hemLine(torso, 14)), stitch(hemLine(torso, 10))]
    return [...neck, ...hems, ...(sleeve ? sleeveEnds(sleeve, hasRims ? ribDye : null) : [])]
  }
  return [
    ...neck,
    rib(hemBand(torso, 36), { dye: ribDye }),
    ...(sleeve ? ribPair(cuffBand(sleeve, 30, 7), sleeve.angle, ribDye) : []),
  ]
}

const ribPair = (d: string, angle: number, dye: 'main' | 'accent'): Layer[] => [
  rib(d, { dye, angle: -angle }),
  rib(mirror(d), { dye, angle }),
]

const sleeveEnds = (sleeve: Sleeve, rims: 'main' | 'accent' | null): Layer[] =>
  rims
    ? ribPair(cuffBand(sleeve, 10, 1), sleeve.angle, rims)
    : [stitch(both(cuffLine(sleeve, 12))), stitch(both(cuffLine(sleeve, 8)))]

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
