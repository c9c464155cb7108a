import type { Brand } from '@vonk/domain/stores'
import type { Drawing } from '../drawing.ts'
import { boxOf } from '../geometry.ts'
import { lightness } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'

type Ground = { readonly brand: Brand; readonly dye: string; readonly id: (name: string) => string }

/** Pale cloth gets a deeper paper, so that white never drowns in cream. */
export function background({ brand, dye, id }: Ground): string {
  const isPale = lightness(dye) > 0.88
  if (brand === 'razz') return board(isPale)
  const glow = id('glow')
  return (
    el(
      'radialGradient',
      { id: glow, cx: 0.36, cy: 0.3, r: 0.8 },
      el('stop', { offset: 0, 'stop-color': palette.white, 'stop-opacity': isPale ? 0.35 : 0.7 }),
      el('stop', { offset: 1, 'stop-color': palette.white, 'stop-opacity': 0 }),
    ) +
    el('rect', { width: 600, height: 744, fill: isPale ? palette.paper.oat : palette.paper.cream }) +
    el('rect', { width: 600, height: 744, fill: `url(#${glow})` })
  )
}

/** A hard diagonal and one line of lime: a poster, not a room. */
function board(isPale: boolean): string {
  return (
    el('rect', { width: 600, height: 744, fill: isPale ? palette.board.grey : palette.board.white }) +
    el('path', {
      d: 'M 0 744 L 0 566 L 600 424 L 600 744 Z',
      fill: isPale ? palette.board.steel : palette.board.grey,
    }) +
    el('path', { d: 'M 0 566 L 600 424', stroke: palette.board.lime, 'stroke-width': 7 })
  )
}

/** Vonk hangs over a soft floor shadow; Razz lies on the board with one hard shadow. */
export function castShadow({ brand, id }: Ground, { outline }: Drawing): string {
  if (brand === 'razz') {
    return group(
      { fill: palette.board.ink, opacity: 0.13, transform: 'translate(13 15)' },
      ...outline.map((d) => el('path', { d })),
    )
  }
  const floor = id('floor')
  const { y, width, height } = boxOf(outline.join(' '))
  return (
    el(
      'radialGradient',
      { id: floor },
      el('stop', { offset: 0, 'stop-color': palette.paper.floor, 'stop-opacity': 0.34 }),
      el('stop', { offset: 0.6, 'stop-color': palette.paper.floor, 'stop-opacity': 0.12 }),
      el('stop', { offset: 1, 'stop-color': palette.paper.floor, 'stop-opacity': 0 }),
    ) +
    el('ellipse', {
      cx: 304,
      cy: Math.min(646, y + height + 34),
      rx: 110 + width * 0.24,
      ry: 28,
      fill: `url(#${floor})`,
    })
  )
}
