import { button, cord } from '../cloth/hardware.ts'
import { patch, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { both, centre, mirror } from '../geometry.ts'
import { chosen } from '../random.ts'
import { path } from '../svg.ts'
import { type BottomCut, drawBottoms } from './bottoms.ts'
import { type LegCut, sideAt } from './legs.ts'

type Look = Partial<BottomCut>

/** A fly with its J-stitch and a button. */
function fly({ top, crotch }: LegCut): readonly Layer[] {
  const low = top + (crotch - top) * 0.62
  return [
    stitch(
      path`M ${centre + 22} ${top + 9} L ${centre + 22} ${low - 22} Q ${centre + 20} ${low} ${centre + 2} ${low + 6}`,
    ),
    button(centre + 9, top - 8, 7),
  ]
}

/** Curved front pockets with the small one in the right, and rivets at their corners. */
function jeansPockets(cut: LegCut): readonly Layer[] {
  const { top, waist } = cut
  const edge = sideAt(cut, top + 60) - 3
  const mouth = path`M ${centre + waist * 0.5} ${top + 5} C ${centre + waist * 0.56} ${top + 46} ${centre + edge * 0.8} ${top + 56} ${centre + edge} ${top + 58}`
  const mouthStitch = path`M ${centre + waist * 0.44} ${top + 6} C ${centre + waist * 0.5} ${top + 52} ${centre + edge * 0.78} ${top + 63} ${centre + edge} ${top + 65}`
  const coin = path`M ${centre + waist * 0.6} ${top + 22} L ${centre + waist * 0.94} ${top + 26} L ${centre + waist * 0.94} ${top + 56} L ${centre + waist * 0.72} ${top + 50} Z`
  return [
    patch(coin, { lift: false }),
    seam(both(mouth)),
    stitch(both(mouthStitch)),
    button(centre + waist * 0.49, top + 9, 3.4),
    button(centre - waist * 0.49, top + 9, 3.4),
    button(centre + edge - 4, top + 57, 3.4),
    button(centre - edge + 4, top + 57, 3.4),
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
  const arc = path`M ${x - half + 4} ${y + 34} Q ${x - 6} ${y + 40} ${x} ${y + 50} Q ${x + 6} ${y + 40} ${x + half - 4} ${y + 36}`
  const yoke = path`M ${centre} ${top + 38} L ${centre + sideAt(cut, top + 24) - 2} ${top + 24}`
  return [
    seam(both(yoke)),
    stitch(both(yoke)),
    patch(pocket),
    patch(mirror(pocket)),
    stitch(both(line)),
    stitch(both(arc)),
  ]
}

export const slant = (cut: LegCut): Layer[] => [
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

export const strings = ({ top }: LegCut): Layer[] =>
  [-1, 1].map((way) =>
    cord(
      path`M ${centre + way * 7} ${top - 4} C ${centre + way * 14} ${top + 26} ${centre + way * 10} ${top + 44} ${centre + way * 15} ${top + 66}`,
      { x: centre + way * 15, y: top + 64 },
    ),
  )

const outseam = (cut: LegCut): Layer =>
  seam(
    both(
      path`M ${centre + cut.hip - 12} ${cut.crotch - 40} C ${centre + cut.hip - 8} ${cut.crotch + 60} ${centre + cut.spread + cut.ankle} ${cut.hem - 160} ${centre + cut.spread + cut.ankle - 9} ${cut.hem}`,
    ),
    0.28,
  )

export const welts = ({ top, hip }: LegCut): Layer[] => {
  const x = centre + hip * 0.5
  const d = path`M ${x - 28} ${top + 58} L ${x + 28} ${top + 55} L ${x + 28} ${top + 64} L ${x - 28} ${top + 67} Z`
  return [patch(d), patch(mirror(d)), button(x, top + 76, 4.5), button(2 * centre - x, top + 76, 4.5)]
}

export const onFront = (input: GarmentInput, front: Layer[], back: Layer[] = []): Layer[] =>
  input.side === 'front' ? front : back

const jeansLooks: readonly [Look, ...Look[]] = [
  { ankle: 'turn-up', legs: { ankle: 37 } },
  { ankle: 'hem', legs: { ankle: 50, knee: 54, spread: 88 } },
  { ankle: 'hem', legs: { ankle: 29, knee: 42 } },
]

export const drawJeans = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'band',
    ankle: 'turn-up',
    over: (cut) => [...onFront(input, [...jeansPockets(cut), ...fly(cut)], [...seat(cut)]), outseam(cut)],
    ...chosen(jeansLooks, input.seed, 'jeans'),
  })

const chinoLooks: readonly [Look, ...Look[]] = [
  { ankle: 'hem', legs: { ankle: 33, knee: 45 } },
  { ankle: 'turn-up', legs: { ankle: 36, knee: 46, hem: 600 } },
  { ankle: 'hem', legs: { ankle: 43, knee: 50 } },
]

export const drawChino = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'band',
    ankle: 'hem',
    over: (cut) => onFront(input, [...slant(cut), ...fly(cut)], welts(cut)),
    ...chosen(chinoLooks, input.seed, 'chino'),
  })

const joggersLooks: readonly [Look, ...Look[]] = [
  { ankle: 'rib' },
  { ankle: 'rib', ribDye: 'accent' },
  { ankle: 'rib', legs: { ankle: 33, knee: 60, hip: 130, hem: 592 } },
]

export const drawJoggers = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'elastic',
    ankle: 'rib',
    legs: { ankle: 29, knee: 52, hip: 124, hem: 598 },
    over: (cut) => onFront(input, [...slant(cut), ...strings(cut)], welts(cut).slice(1, 2)),
    ...chosen(joggersLooks, input.seed, 'joggers'),
  })

export const drawLeggings = (input: GarmentInput): Drawing =>
  drawBottoms(input, {
    waist: 'elastic',
    ankle: 'hem',
    isSlim: true,
    legs: { waist: 82, hip: 98, crotch: 276, spread: 58, ankle: 22, knee: 32, hem: 628 },
  })
