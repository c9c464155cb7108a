import type { Openings } from '../drawing.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group, path } from '../svg.ts'
import type { Person } from './person.ts'

/** From the chin into the neckline, with the shadow of the head. */
export function drawNeck({ skin }: Person, low: number): string {
  return (
    el('path', {
      d: path`M 270 100 L 330 100 L 333 ${low - 14} C 322 ${low + 4} 278 ${low + 4} 267 ${low - 14} Z`,
      fill: skin,
    }) +
    el('path', {
      d: path`M 270 118 Q 300 172 330 118 L 332 ${low - 20} Q 300 ${low + 4} 268 ${low - 20} Z`,
      fill: shade(skin, 0.5),
      'fill-opacity': 0.2,
    })
  )
}

/** Bare forearms and hands, hanging a little steeper than the sleeves; drawn upright and then turned. */
export function drawArms({ skin }: Person, cuffs: Openings['cuffs'], reach: number): string {
  return (cuffs ?? [])
    .map(({ x, y, angle, half }) => {
      const transform = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${-Math.round(angle * 0.66)})`
      return group({ transform }, drawArm(skin, { upper: Math.min(27, half * 0.7), reach, thumb: Math.sign(angle) }))
    })
    .join('')
}

type Arm = { readonly upper: number; readonly reach: number; readonly thumb: number }

function drawArm(skin: string, { upper, reach, thumb }: Arm): string {
  const wrist = Math.min(16, upper - 2)
  const bow = reach * 0.55
  const palm = reach + 4
  const arm = path`M ${-upper} -46 C ${-upper} -78 ${upper} -78 ${upper} -46 L ${-upper} -46 C ${-upper} ${bow * 0.5} ${-wrist - 5} ${bow} ${-wrist} ${reach} L ${wrist} ${reach} C ${wrist + 5} ${bow} ${upper} ${bow * 0.5} ${upper} -46 Z`
  const hand = path`M ${-wrist} ${palm - 8} C ${-wrist - 10} ${palm + 18} ${-wrist - 2} ${palm + 46} ${thumb * 4} ${palm + 47} C ${wrist + 6} ${palm + 46} ${wrist + 10} ${palm + 18} ${wrist} ${palm - 8} Z`
  const finger = path`M ${-thumb * 12} ${palm + 6} C ${-thumb * 20} ${palm + 12} ${-thumb * 21} ${palm + 20} ${-thumb * 19} ${palm + 28}`
  const creases = path`M ${thumb * 9} ${palm + 44} L ${thumb * 9} ${palm + 31} M ${-thumb * 3} ${palm + 46} L ${-thumb * 3} ${palm + 33}`
  return (
    el('path', { d: finger, fill: 'none', stroke: skin, 'stroke-width': 12, 'stroke-linecap': 'round' }) +
    el('path', { d: `${arm} ${hand}`, fill: skin }) +
    el('path', { d: creases, stroke: shade(skin, 0.3), 'stroke-width': 2, 'stroke-linecap': 'round' }) +
    el('path', {
      d: path`M ${upper * 0.3} -46 L ${wrist * 0.4} ${reach + 6} L ${wrist} ${reach} L ${upper} -46 Z`,
      fill: shade(skin, 0.5),
      'fill-opacity': 0.14,
    })
  )
}

type Stance = { readonly from: number; readonly x: number; readonly floor: number }

/** Legs from under a hem, with socks. */
export function drawLegs({ skin }: Person, { from, x, floor }: Stance): string {
  return [300 - x, 300 + x]
    .map((at) => {
      const leg = path`M ${at - 31} ${from} C ${at - 32} ${from + 120} ${at - 26} ${floor - 80} ${at - 21} ${floor + 8} L ${at + 21} ${floor + 8} C ${at + 26} ${floor - 80} ${at + 32} ${from + 120} ${at + 31} ${from} Z`
      const shadow = path`M ${at + 8} ${from} C ${at + 12} ${from + 120} ${at + 8} ${floor - 80} ${at + 8} ${floor} L ${at + 21} ${floor} C ${at + 26} ${floor - 80} ${at + 32} ${from + 120} ${at + 31} ${from} Z`
      const sock = path`M ${at - 24} ${floor - 46} Q ${at} ${floor - 40} ${at + 24} ${floor - 46} L ${at + 21} ${floor + 8} L ${at - 21} ${floor + 8} Z`
      return (
        el('path', { d: leg, fill: skin }) +
        el('path', { d: shadow, fill: shade(skin, 0.5), 'fill-opacity': 0.14 }) +
        el('path', { d: sock, fill: palette.milk }) +
        el('path', {
          d: path`M ${at - 24} ${floor - 34} Q ${at} ${floor - 28} ${at + 23} ${floor - 34}`,
          fill: 'none',
          stroke: shade(palette.milk, 0.16),
          'stroke-width': 3,
        })
      )
    })
    .join('')
}

/** Sneakers seen from the front. */
export function drawShoes(x: number, y: number, dye: string): string {
  return [-1, 1]
    .map((way) => {
      const at = 300 + way * x
      const shoe = path`M ${at - 35} ${y + 34} C ${at - 40} ${y} ${at - 24} ${y - 20} ${at} ${y - 20} C ${at + 24} ${y - 20} ${at + 40} ${y} ${at + 35} ${y + 34} Z`
      const cap = path`M ${at - 36} ${y + 32} C ${at - 34} ${y + 6} ${at + 34} ${y + 6} ${at + 36} ${y + 32} Z`
      return (
        el('path', { d: shoe, fill: dye }) +
        el('path', { d: cap, fill: palette.rubber }) +
        el('rect', { x: at - 41, y: y + 27, width: 82, height: 18, rx: 9, fill: palette.rubber }) +
        el('path', {
          d: path`M ${at - 40} ${y + 37} L ${at + 40} ${y + 37}`,
          stroke: shade(palette.rubber, 0.2),
          'stroke-width': 3,
        }) +
        el('path', {
          d: path`M ${at - 12} ${y - 8} L ${at + 12} ${y - 8} M ${at - 15} ${y + 3} L ${at + 15} ${y + 3}`,
          stroke: palette.milk,
          'stroke-width': 5.4,
          'stroke-linecap': 'round',
        })
      )
    })
    .join('')
}
