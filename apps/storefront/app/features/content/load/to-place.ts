import type { Block } from '@vonk/contract'

type Placed = Pick<Block, 'width' | 'padding' | 'margin'>

const whole = 12
const sides = ['top', 'right', 'bottom', 'left'] as const

/** Where something stands in the grid and the space around it, in the words of layout.module.css. */
export function toPlace({ width, padding, margin }: Placed): { readonly place?: string } {
  const { mobile, desktop, large } = width
  const words = [
    mobile.current === whole ? [] : `mobile-${mobile.current}`,
    desktop.current === whole ? [] : `desktop-${desktop.current}`,
    large === null || large.current === desktop.current ? [] : `large-${large.current}`,
    sides.map((side) => (padding[side] ? `padding-${side}-${padding[side]}` : [])),
    sides.map((side) => (margin[side] ? `margin-${side}-${margin[side]}` : [])),
  ].flat(2)
  return words.length === 0 ? {} : { place: words.join(' ') }
}
