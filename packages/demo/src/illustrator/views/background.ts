import type { Brand } from '../../label/index.ts'
import type { Drawing, Paint } from '../drawing.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'

type Ground = Pick<Paint, 'brand' | 'id'>

const grounds: Readonly<Record<Brand, { readonly paper: string; readonly falloff: string }>> = {
  vonk: { paper: palette.paper.cream, falloff: palette.paper.floor },
  razz: { paper: palette.board.white, falloff: palette.board.ink },
}

/** One sheet of paper for a whole brand, lit from the top left and deep enough that white cloth stands out. */
export function background({ brand, id }: Ground): string {
  const { paper, falloff } = grounds[brand]
  const light = id()
  return (
    el(
      'radialGradient',
      { id: light, cx: 0.34, cy: 0.24, r: 0.95 },
      el('stop', { offset: 0, 'stop-color': palette.white, 'stop-opacity': 0.5 }),
      el('stop', { offset: 0.55, 'stop-color': palette.white, 'stop-opacity': 0 }),
      el('stop', { offset: 0.56, 'stop-color': falloff, 'stop-opacity': 0 }),
      el('stop', { offset: 1, 'stop-color': falloff, 'stop-opacity': 0.09 }),
    ) +
    el('rect', { width: 600, height: 744, fill: paper }) +
    el('rect', { width: 600, height: 744, fill: `url(#${light})` })
  )
}

/** Vonk lies in soft window light, Razz under a hard flash. */
export function castShadow({ brand, id }: Ground, { outline }: Pick<Drawing, 'outline'>): string {
  const shape = id()
  const pieces = el('defs', {}, group({ id: shape }, ...outline.map((d) => el('path', { d }))))
  if (brand === 'razz') {
    return (
      pieces +
      el('use', { href: `#${shape}`, fill: palette.board.ink, opacity: 0.2, transform: 'translate(15 17)' }) +
      soft(shape, palette.board.ink, [[8, 0.05]], 5)
    )
  }
  return pieces + soft(shape, palette.paper.floor, penumbra, 12)
}

/** Width and strength of each step from the far edge of the shadow to its core. */
const penumbra: readonly (readonly [number, number])[] = [
  [46, 0.022],
  [34, 0.026],
  [24, 0.032],
  [15, 0.042],
  [7, 0.06],
  [1, 0.08],
]

function soft(shape: string, colour: string, steps: readonly (readonly [number, number])[], fall: number): string {
  return group(
    { fill: colour, stroke: colour, 'stroke-linejoin': 'round', transform: `translate(${fall * 0.7} ${fall})` },
    ...steps.map(([width, opacity]) => el('use', { href: `#${shape}`, 'stroke-width': width, opacity })),
  )
}
