import { cord } from '../cloth/hardware.ts'
import { patch, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { boxOf, centre, mirror } from '../geometry.ts'
import { palette } from '../palette.ts'
import { chosen } from '../random.ts'
import { el, group, path } from '../svg.ts'
import { type BottomCut, drawBottoms } from './bottoms.ts'
import type { LegCut } from './legs.ts'
import { onFront, slant, strings, welts } from './trousers.ts'

const legs: Partial<LegCut> = {
  top: 200,
  crotch: 382,
  hem: 520,
  waist: 104,
  hip: 132,
  spread: 78,
  ankle: 70,
  knee: 72,
}

const looks: readonly [Partial<BottomCut>, ...Partial<BottomCut>[]] = [
  {},
  { ankle: 'turn-up', legs: { ...legs, hem: 490 } },
  { ribDye: 'accent', legs: { ...legs, hem: 500, ankle: 74, hip: 136 } },
]

/** In swim fabric they become swim shorts. */
export const drawShorts = (input: GarmentInput): Drawing =>
  input.fabric === 'swim-lycra'
    ? drawSwimShorts(input)
    : drawBottoms(input, {
        waist: 'elastic',
        ankle: 'hem',
        legs,
        over: (cut) => onFront(input, [...slant(cut), ...strings(cut)], welts(cut)),
        ...chosen(looks, input.seed, 'shorts'),
      })

/** A net of two crossing rows of dashes: the lining that shows at the hem. */
const mesh =
  (d: string): Layer =>
  (paint) => {
    const clip = paint.id()
    const { x, y, width, height } = boxOf(d)
    const net = {
      d: path`M${x - height} ${y + height / 2}H${x + width + height}`,
      stroke: palette.metalDark,
      'stroke-opacity': 0.5,
      'stroke-width': height + 8,
      'stroke-dasharray': '1 3.4',
    }
    return (
      el('clipPath', { id: clip }, el('path', { d })) +
      group(
        { 'clip-path': `url(#${clip})` },
        el('path', { d, fill: palette.milk }),
        el('path', { ...net, transform: path`translate(${y + height / 2} 0) skewX(-45)` }),
        el('path', { ...net, transform: path`translate(${-y - height / 2} 0) skewX(45)` }),
      ) +
      el('path', { d, fill: 'none', stroke: paint.line, 'stroke-width': 1, 'stroke-opacity': 0.5 })
    )
  }

/** Short and airy: a tied cord, a contrast flash at the side and a net lining that peeps out below. */
function drawSwimShorts(input: GarmentInput): Drawing {
  const cut = { ...legs, top: 212, crotch: 366, hem: 472, ankle: 76, spread: 82, hip: 138 }
  const drawing = drawBottoms(input, {
    waist: 'elastic',
    ankle: 'hem',
    legs: cut,
    over: (leg) => [
      ...sides(leg, chosen(['flash', 'stripe', 'plain'] as const, input.seed, 'swim')),
      ...onFront(input, [...slant(leg), ...bow(leg)], pouch(leg)),
    ],
  })
  const half = cut.ankle - 22
  const x = centre + cut.spread + 3
  const low = cut.hem + (input.brand === 'razz' ? 10 : 2)
  const peep = path`M ${x - half} ${low - 10} L ${x + half} ${low - 10} L ${x + half - 3} ${low + 11} Q ${x} ${low + 21} ${x - half + 3} ${low + 12} Z`
  return { ...drawing, layers: [mesh(peep), mesh(mirror(peep)), ...drawing.layers] }
}

/** A slit at the side in the second colour, or a stripe along the seam. */
function sides({ spread, ankle, hem, hip, top, waist }: LegCut, look: 'flash' | 'stripe' | 'plain'): readonly Layer[] {
  if (look === 'plain') return []
  const x = centre + spread + ankle
  const flash = path`M ${x - 5} ${hem - 62} Q ${x - 30} ${hem - 26} ${x - 38} ${hem + 8} Q ${x - 18} ${hem + 6} ${x} ${hem} Z`
  const stripe = path`M ${centre + waist - 20} ${top + 4} L ${centre + waist - 1} ${top + 1} C ${centre + hip} ${top + 60} ${x - 8} ${hem - 90} ${x} ${hem} L ${x - 20} ${hem + 5} C ${x - 28} ${hem - 90} ${centre + hip - 20} ${top + 70} ${centre + waist - 20} ${top + 4} Z`
  const d = look === 'flash' ? flash : stripe
  const sewn = { dye: 'accent', lift: false, isSmooth: true } as const
  return [patch(d, sewn), patch(mirror(d), sewn)]
}

/** The cord is tied: two loops and two ends. */
function bow({ top }: LegCut): readonly Layer[] {
  return [-1, 1].flatMap((way) => {
    const x = (by: number) => centre + way * by
    return [
      cord(
        path`M ${x(2)} ${top - 4} C ${x(16)} ${top - 16} ${x(40)} ${top + 2} ${x(34)} ${top + 16} C ${x(26)} ${top + 24} ${x(10)} ${top + 8} ${x(2)} ${top - 2}`,
        { x: centre, y: -400 },
      ),
      cord(path`M ${x(2)} ${top} C ${x(10)} ${top + 20} ${x(8)} ${top + 36} ${x(14)} ${top + 54}`, {
        x: x(14),
        y: top + 52,
      }),
    ]
  })
}

/** One small pocket with a flap behind, and an eyelet that lets the water out. */
function pouch({ top, hip }: LegCut): Layer[] {
  const x = centre + hip * 0.5
  const d = path`M ${x - 30} ${top + 50} L ${x + 30} ${top + 50} L ${x + 30} ${top + 104} L ${x - 30} ${top + 104} Z`
  const flap = path`M ${x - 33} ${top + 46} L ${x + 33} ${top + 46} L ${x + 33} ${top + 66} L ${x - 33} ${top + 66} Z`
  return [
    patch(d),
    patch(flap, { dye: 'accent', isSmooth: true }),
    stitch(path`M ${x - 26} ${top + 100} L ${x + 26} ${top + 100}`),
  ]
}
