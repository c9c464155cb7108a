import { panel } from '../cloth.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror, opposite } from '../geometry.ts'
import { button, cord, label } from '../hardware.ts'
import { path } from '../svg.ts'
import { inside, patch, rib, seam, stitch } from '../trims.ts'
import {
  ankleBand,
  ankleLine,
  type LegCut,
  legCut,
  legPanels,
  sideAt,
  waistBand,
  waistGathers,
  waistInside,
} from './legs.ts'

type BottomCut = {
  readonly legs?: Partial<LegCut>
  readonly waist: 'band' | 'elastic'
  readonly ankle: 'hem' | 'rib' | 'turn-up'
  readonly over?: (cut: LegCut) => readonly Layer[]
  readonly isSlim?: boolean
}

export function drawBottoms(input: GarmentInput, { legs, waist, ankle, over, isSlim }: BottomCut): Drawing {
  const base = legCut(input.brand, legs)
  const cut = isSlim ? { ...base, ...legs } : base
  const [left, right] = legPanels(cut, input.random)
  const gathers = waist === 'elastic' ? waistGathers(cut, input.random) : []
  const thigh = { x: centre - cut.hip * 0.56, y: cut.crotch + 30, size: 84 }
  const printed = input.side === 'front' ? { ...left, print: thigh } : left
  const pieces = [printed, right].map((piece) => ({ ...piece, folds: [...(piece.folds ?? []), ...gathers] }))
  const layers: Layer[] = [
    inside(waistInside(cut, 26)),
    label(centre, cut.top - 30),
    ...pieces.map((piece) => panel(piece)),
    seam(path`M ${centre} ${cut.top} L ${centre} ${cut.crotch}`),
    ...(waist === 'elastic'
      ? [rib(waistBand(cut, 26))]
      : [patch(waistBand(cut, 26), { lift: false }), ...beltLoops(cut)]),
    ...ends(cut, ankle),
    ...(over?.(cut) ?? []),
  ]
  return {
    layers,
    outline: [left.d, right.d],
    openings: {
      waist: { y: cut.top - 26, half: cut.waist },
      ankles: [{ x: centre + cut.spread, y: cut.hem, half: cut.ankle }].flatMap((end) => [
        end,
        { ...end, ...opposite(end) },
      ]),
    },
    focus: { x: centre + 40, y: cut.top + 60 },
    folded: { x: centre - cut.hip, y: cut.top - 46, width: cut.hip, height: cut.crotch - cut.top + 40 },
  }
}

function ends(cut: LegCut, kind: BottomCut['ankle']): readonly Layer[] {
  if (kind === 'hem') return [stitch(both(ankleLine(cut, 12))), stitch(both(ankleLine(cut, 8)))]
  const band = ankleBand(cut, 28, kind === 'rib' ? 6 : -2)
  if (kind === 'rib') return [rib(band), rib(mirror(band))]
  return [patch(band, { tone: 0.18 }), patch(mirror(band), { tone: 0.18 })]
}

function beltLoops({ top, waist }: LegCut): readonly Layer[] {
  return [0.42, 0.86].flatMap((share) => {
    const x = centre + waist * share
    const loop = path`M ${x - 4} ${top - 28 + (1 - share) * 8} L ${x + 4} ${top - 28 + (1 - share) * 8} L ${x + 4} ${top + 6} L ${x - 4} ${top + 6} Z`
    return [patch(loop), patch(mirror(loop))]
  })
}

/** Curved front pockets, a fly with its J-stitch and a button. */
function fly(cut: LegCut): readonly Layer[] {
  const { top, waist, crotch } = cut
  const edge = sideAt(cut, top + 60) - 3
  const low = top + (crotch - top) * 0.62
  const mouth = path`M ${centre + waist * 0.5} ${top + 5} C ${centre + waist * 0.56} ${top + 46} ${centre + edge * 0.8} ${top + 56} ${centre + edge} ${top + 58}`
  const mouthStitch = path`M ${centre + waist * 0.44} ${top + 6} C ${centre + waist * 0.5} ${top + 52} ${centre + edge * 0.78} ${top + 63} ${centre + edge} ${top + 65}`
  return [
    seam(both(mouth)),
    stitch(both(mouthStitch)),
    stitch(
      path`M ${centre + 22} ${top + 9} L ${centre + 22} ${low - 22} Q ${centre + 20} ${low} ${centre + 2} ${low + 6}`,
    ),
    button(centre + 9, top - 8, 7),
  ]
}

/** Two patch pockets and the yoke on the seat. */
function seat(cut: LegCut): readonly Layer[] {
  const { top, hip, crotch } = cut
  const y = top + 48
  const half = 31
  const x = centre + hip * 0.5
  const low = Math.min(y + 84, crotch + 6)
  const pocket = path`M ${x - half} ${y} L ${x + half} ${y + 2} L ${x + half - 3} ${low - 14} L ${x} ${low} L ${x - half + 3} ${low - 16} Z`
  const line = path`M ${x - half + 5} ${y + 6} L ${x + half - 5} ${y + 8} L ${x + half - 8} ${low - 18} L ${x} ${low - 6} L ${x - half + 8} ${low - 20} Z`
  const yoke = path`M ${centre} ${top + 38} L ${centre + sideAt(cut, top + 24) - 2} ${top + 24}`
  return [seam(both(yoke)), patch(pocket), patch(mirror(pocket)), stitch(both(line))]
}

const slant = (cut: LegCut): Layer[] => [
  seam(
    both(
      path`M ${centre + cut.waist * 0.6} ${cut.top + 4} L ${centre + sideAt(cut, cut.top + 78) - 2} ${cut.top + 78}`,
    ),
  ),
  stitch(
    both(
      path`M ${centre + cut.waist * 0.53} ${cut.top + 5} L ${centre + sideAt(cut, cut.top + 80) - 8} ${cut.top + 80}`,
    ),
  ),
]

const strings = ({ top }: LegCut): Layer[] =>
  [-1, 1].map((way) =>
    cord(
      path`M ${centre + way * 7} ${top - 4} C ${centre + way * 14} ${top + 26} ${centre + way * 10} ${top + 44} ${centre + way * 15} ${top + 66}`,
      { x: centre + way * 15, y: top + 64 },
    ),
  )

const onFront = (input: GarmentInput, front: Layer[], back: Layer[] = []) => (input.side === 'front' ? front : back)

export const drawJeans = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'band',
    ankle: 'turn-up',
    legs: { ankle: 37 },
    over: (cut) => [...onFront(input, [...fly(cut)], [...seat(cut)]), outseam(cut)],
  })

export const drawChino = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'band',
    ankle: 'hem',
    legs: { ankle: 33, knee: 45 },
    over: (cut) => onFront(input, [...slant(cut), ...fly(cut).slice(2)], welts(cut)),
  })

export const drawJoggers = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'elastic',
    ankle: 'rib',
    legs: { ankle: 29, knee: 52, hip: 124, hem: 598 },
    over: (cut) => onFront(input, [...slant(cut), ...strings(cut)]),
  })

export const drawShorts = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'elastic',
    ankle: 'hem',
    legs: { top: 200, crotch: 382, hem: 520, waist: 104, hip: 132, spread: 78, ankle: 70, knee: 72 },
    over: (cut) => onFront(input, [...slant(cut), ...strings(cut)], welts(cut)),
  })

export const drawLeggings = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'elastic',
    ankle: 'hem',
    isSlim: true,
    legs: { waist: 82, hip: 98, crotch: 276, spread: 58, ankle: 22, knee: 32, hem: 628 },
  })

const outseam = (cut: LegCut): Layer =>
  seam(
    both(
      path`M ${centre + cut.hip - 12} ${cut.crotch - 40} C ${centre + cut.hip - 8} ${cut.crotch + 60} ${centre + cut.spread + cut.ankle} ${cut.hem - 160} ${centre + cut.spread + cut.ankle - 9} ${cut.hem}`,
    ),
    0.28,
  )

const welts = ({ top, hip }: LegCut): Layer[] => {
  const x = centre + hip * 0.5
  const d = path`M ${x - 28} ${top + 58} L ${x + 28} ${top + 55} L ${x + 28} ${top + 64} L ${x - 28} ${top + 67} Z`
  return [patch(d), patch(mirror(d)), button(x, top + 76, 4.5), button(2 * centre - x, top + 76, 4.5)]
}
