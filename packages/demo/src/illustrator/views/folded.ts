import type { Box } from '../geometry.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'
import { background, castShadow } from './background.ts'
import { drawLayers, type Scene } from './hanging.ts'

/** Folded as in a shop: sleeves or the other leg underneath, the lower half tucked back. */
export function drawFolded({ drawing, paint }: Scene): string {
  const { folded } = drawing
  if (!folded) return drawLaid({ drawing, paint })
  const scale = Math.min(2.4, 420 / folded.width, 540 / folded.height)
  const clip = paint.id('fold')
  const move = `translate(300 376) scale(${Math.round(scale * 100) / 100}) translate(${-Math.round(folded.x + folded.width / 2)} ${-Math.round(folded.y + folded.height / 2)})`
  return (
    background(paint) +
    group(
      { transform: move },
      underside(folded, paint.dye),
      el('clipPath', { id: clip }, el('path', { d: tucked(folded) })),
      group({ 'clip-path': `url(#${clip})` }, drawLayers({ drawing, paint }), rollOver(folded, paint)),
    )
  )
}

function tucked({ x, y, width, height }: Box): string {
  return `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height - 16} Q ${x + width} ${y + height} ${x + width - 16} ${y + height} L ${x + 16} ${y + height} Q ${x} ${y + height} ${x} ${y + height - 16} Z`
}

/** The layers below, which show as rounded edges, and the shadow they throw on the table. */
function underside({ x, y, width, height }: Box, dye: string): string {
  const sheet = (drop: number, fill: string, opacity = 1) =>
    el('rect', {
      x: x + 3 + drop * 0.3,
      y: y + height - 80 + drop,
      width: width - 6,
      height: 80,
      rx: 16,
      fill,
      'fill-opacity': opacity,
    })
  return [
    sheet(30, palette.paper.floor, 0.08),
    sheet(24, palette.paper.floor, 0.12),
    sheet(19, shade(dye, 0.5)),
    sheet(15, shade(dye, 0.18)),
    sheet(9, shade(dye, 0.45)),
    sheet(6, shade(dye, 0.1)),
  ].join('')
}

/** Cloth darkens where it turns under at the sides and the lower edge. */
function rollOver({ x, y, width, height }: Box, { id, dye }: Scene['paint']): string {
  const fade = id('roll')
  const stop = (offset: number, opacity: number) =>
    el('stop', { offset, 'stop-color': shade(dye, 0.6), 'stop-opacity': opacity })
  return (
    el('linearGradient', { id: fade, x1: 0, y1: 0, x2: 0, y2: 1 }, stop(0, 0), stop(1, 0.5)) +
    el('rect', { x, y: y + height - 46, width, height: 46, fill: `url(#${fade})` })
  )
}

/** What does not fold lies tilted on the table. */
function drawLaid({ drawing, paint }: Scene): string {
  return (
    background(paint) +
    group(
      { transform: 'translate(300 380) rotate(-11) scale(1.04) translate(-300 -390)' },
      paint.brand === 'razz' ? castShadow(paint, drawing) : '',
      drawLayers({ drawing, paint }),
    )
  )
}
