import { panel } from '../cloth/cloth.ts'
import { label } from '../cloth/hardware.ts'
import { inside, patch, rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror, opposite } from '../geometry.ts'
import { path } from '../svg.ts'
import { ankleBand, ankleLine, type LegCut, legCut, legPanels, waistBand, waistGathers, waistInside } from './legs.ts'

export type BottomCut = {
  readonly legs?: Partial<LegCut>
  readonly waist: 'band' | 'elastic'
  readonly ankle: 'hem' | 'rib' | 'turn-up'
  readonly ribDye?: 'main' | 'accent'
  readonly over?: (cut: LegCut) => readonly Layer[]
  readonly isSlim?: boolean
}

/** Everything with two legs and a waist. */
export function drawBottoms(input: GarmentInput, style: BottomCut): Drawing {
  const base = legCut(input.brand, style.legs)
  const cut = style.isSlim ? { ...base, ...style.legs } : base
  const [left, right] = legPanels(cut, input.random)
  const gathers = style.waist === 'elastic' ? waistGathers(cut, input.random) : []
  const thigh = {
    x: centre - cut.hip * 0.53,
    y: cut.crotch + 24,
    size: Math.min(84, cut.hip * 0.66),
    width: cut.hip * 0.7,
  }
  const isFront = input.side === 'front'
  const printed = isFront ? { ...left, print: thigh } : left
  const pieces = [printed, right].map((piece) => ({ ...piece, folds: [...(piece.folds ?? []), ...gathers] }))
  const band = waistBand(cut, 26)
  const cuff = style.ankle === 'hem' ? [] : [ankleBand(cut, 28, style.ankle === 'rib' ? 6 : -2)]
  const layers: Layer[] = [
    ...(isFront ? [inside(waistInside(cut, 26))] : []),
    ...pieces.map((piece) => panel(piece)),
    seam(path`M ${centre} ${cut.top} L ${centre} ${cut.crotch}`),
    ...(style.waist === 'elastic'
      ? [rib(band, { dye: style.ribDye ?? 'main', spine: { d: waistSpine(cut), width: 34 } })]
      : [patch(band, { lift: false }), ...beltLoops(cut)]),
    ...ends(cut, style),
    // From behind the waist shows its label instead of its inside.
    ...(isFront ? [] : [label(centre, cut.top - 18)]),
    ...(style.over?.(cut) ?? []),
  ]
  return { layers, outline: [left.d, right.d, band, ...cuff.flatMap((d) => [d, mirror(d)])], ...shapeOf(cut) }
}

function shapeOf({ top, waist, hip, crotch, hem, spread, ankle }: LegCut): Omit<Drawing, 'layers' | 'outline'> {
  const end = { x: centre + spread, y: hem, half: ankle }
  return {
    openings: { waist: { y: top - 26, half: waist }, ankles: [end, { ...end, ...opposite(end) }] },
    focus: { x: centre + Math.min(40, hip * 0.4), y: top + 60 },
    // One leg over the other, and then in three: half a waistband stays on top.
    folded: {
      x: centre - 24,
      y: top - 36,
      shoulder: top - 26,
      width: Math.round(waist + 18),
      height: Math.min(168, crotch - top + 20),
    },
  }
}

const waistSpine = ({ top, waist }: LegCut): string =>
  path`M ${centre - waist} ${top - 13} Q ${centre} ${top - 4} ${centre + waist} ${top - 13}`

function ends(cut: LegCut, { ankle, ribDye = 'main' }: BottomCut): readonly Layer[] {
  if (ankle === 'hem') return [stitch(both(ankleLine(cut, 12))), stitch(both(ankleLine(cut, 8)))]
  const band = ankleBand(cut, 28, ankle === 'rib' ? 6 : -2)
  if (ankle === 'rib') return [rib(band, { dye: ribDye }), rib(mirror(band), { dye: ribDye })]
  return [patch(band, { tone: 0.18, isPlain: true }), patch(mirror(band), { tone: 0.18, isPlain: true })]
}

function beltLoops({ top, waist }: LegCut): readonly Layer[] {
  return [0.42, 0.86].flatMap((share) => {
    const x = centre + waist * share
    const loop = path`M ${x - 4} ${top - 28 + (1 - share) * 8} L ${x + 4} ${top - 28 + (1 - share) * 8} L ${x + 4} ${top + 6} L ${x - 4} ${top + 6} Z`
    return [patch(loop), patch(mirror(loop))]
  })
}
