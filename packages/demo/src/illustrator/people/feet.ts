import { panel } from '../cloth/cloth.ts'
import { rib } from '../cloth/trims.ts'
import type { Paint } from '../drawing.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, path } from '../svg.ts'
import type { Person } from './person.ts'

/** A plain dye, or the cloth of a product. */
export type Dyed = string | Paint

type Stance = { readonly x: number; readonly floor: number; readonly socks: Paint | undefined }

const FROM = 600

/** Bare legs from under a hem, with socks; those that are for sale reach up to the calf. */
export function drawLegs({ skin }: Person, { x, floor, socks }: Stance): string {
  return [300 - x, 300 + x]
    .map((at) => {
      const leg = path`M ${at - 31} ${FROM} C ${at - 32} ${FROM + 120} ${at - 26} ${floor - 80} ${at - 21} ${floor + 8} L ${at + 21} ${floor + 8} C ${at + 26} ${floor - 80} ${at + 32} ${FROM + 120} ${at + 31} ${FROM} Z`
      const shadow = path`M ${at + 8} ${FROM} C ${at + 12} ${FROM + 120} ${at + 8} ${floor - 80} ${at + 8} ${floor} L ${at + 21} ${floor} C ${at + 26} ${floor - 80} ${at + 32} ${FROM + 120} ${at + 31} ${FROM} Z`
      return (
        el('path', { d: leg, fill: skin }) +
        el('path', { d: shadow, fill: shade(skin, 0.5), 'fill-opacity': 0.14 }) +
        (socks ? drawLongSock(at, floor, socks) : drawShortSock(at, floor))
      )
    })
    .join('')
}

function drawShortSock(at: number, floor: number): string {
  const sock = path`M ${at - 24} ${floor - 46} Q ${at} ${floor - 40} ${at + 24} ${floor - 46} L ${at + 21} ${floor + 8} L ${at - 21} ${floor + 8} Z`
  return (
    el('path', { d: sock, fill: palette.milk }) +
    el('path', {
      d: path`M ${at - 24} ${floor - 34} Q ${at} ${floor - 28} ${at + 23} ${floor - 34}`,
      fill: 'none',
      stroke: shade(palette.milk, 0.16),
      'stroke-width': 3,
    })
  )
}

function drawLongSock(at: number, floor: number, paint: Paint): string {
  const leg = path`M ${at - 30} ${floor - 128} L ${at + 30} ${floor - 128} C ${at + 30} ${floor - 80} ${at + 26} ${floor - 40} ${at + 23} ${floor + 8} L ${at - 23} ${floor + 8} C ${at - 26} ${floor - 40} ${at - 30} ${floor - 80} ${at - 30} ${floor - 128} Z`
  const band = path`M ${at - 31} ${floor - 146} Q ${at} ${floor - 138} ${at + 31} ${floor - 146} L ${at + 31} ${floor - 118} Q ${at} ${floor - 110} ${at - 31} ${floor - 118} Z`
  return panel({ d: leg, edge: 16 })(paint) + rib(band, { dye: 'accent' })(paint)
}

type Pair = { readonly x: number; readonly floor: number; readonly shoes: Dyed }

/** Sneakers seen from the front. */
export function drawShoes({ x, floor: y, shoes }: Pair): string {
  return [-1, 1]
    .map((way) => {
      const at = 300 + way * x
      const shoe = path`M ${at - 35} ${y + 34} C ${at - 40} ${y} ${at - 24} ${y - 20} ${at} ${y - 20} C ${at + 24} ${y - 20} ${at + 40} ${y} ${at + 35} ${y + 34} Z`
      const cap = path`M ${at - 36} ${y + 32} C ${at - 34} ${y + 6} ${at + 34} ${y + 6} ${at + 36} ${y + 32} Z`
      const isPlain = typeof shoes === 'string'
      const lace = isPlain || shoes.dye !== palette.milk ? palette.milk : shoes.accent
      return (
        (isPlain ? el('path', { d: shoe, fill: shoes }) : panel({ d: shoe, edge: 16 })(shoes)) +
        el('path', { d: cap, fill: palette.rubber }) +
        el('rect', { x: at - 41, y: y + 27, width: 82, height: 18, rx: 9, fill: palette.rubber }) +
        el('path', {
          d: path`M ${at - 40} ${y + 37} L ${at + 40} ${y + 37}`,
          stroke: isPlain ? shade(palette.rubber, 0.2) : shoes.accent,
          'stroke-width': isPlain ? 3 : 4.6,
        }) +
        el('path', {
          d: path`M ${at - 12} ${y - 8} L ${at + 12} ${y - 8} M ${at - 15} ${y + 3} L ${at + 15} ${y + 3}`,
          stroke: lace,
          'stroke-width': 5.4,
          'stroke-linecap': 'round',
        })
      )
    })
    .join('')
}
