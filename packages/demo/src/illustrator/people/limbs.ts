import type { Openings } from '../drawing.ts'
import { shade } from '../paint.ts'
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
