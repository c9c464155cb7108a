import { edges } from '../cloth/shading.ts'
import { tonesOf } from '../cloth/tones.ts'
import type { FoldedBox } from '../drawing.ts'
import { type Box, boxOf } from '../geometry.ts'
import { shade } from '../paint.ts'
import { el, group } from '../svg.ts'
import { background, castShadow } from './background.ts'
import { drawLayers, framed, type Scene } from './hanging.ts'

/** Folded as in a shop: sleeves or legs underneath, the lower half tucked back. */
export function drawFolded({ drawing, paint }: Scene): string {
  const { folded } = drawing
  if (!folded) return drawLaid({ drawing, paint })
  const scale = Math.min(2.6, 424 / folded.width, 540 / folded.height)
  const clip = paint.id()
  const shape = paint.id()
  const { sheets, stack } = underside(folded, paint.dye)
  const middle = { x: folded.x + folded.width / 2, y: folded.y + (folded.height + stack) / 2 }
  const move = `translate(300 372) scale(${Math.round(scale * 100) / 100}) translate(${-Math.round(middle.x)} ${-Math.round(middle.y)})`
  const block = { ...folded, y: folded.shoulder, height: folded.y + folded.height - folded.shoulder }
  const outline = [tucked(block), tucked({ ...block, y: block.y + stack }), ...standingUp(drawing.outline, folded)]
  return (
    background(paint) +
    group(
      { transform: move },
      castShadow(paint, { outline }),
      sheets,
      el('clipPath', { id: clip }, el('path', { d: tucked(folded) })),
      el('defs', {}, el('path', { id: shape, d: rim(block) })),
      group(
        { 'clip-path': `url(#${clip})` },
        drawLayers({ drawing, paint }),
        ...(folded.over ?? []).map((layer) => layer(paint)),
        edges(`#${shape}`, 22, tonesOf(paint.dye, paint)),
        rollOver(folded, paint),
      ),
    )
  )
}

/** Hoods, collars and straps that rise between the sides. */
function standingUp(outline: readonly string[], { x, width, shoulder }: FoldedBox): readonly string[] {
  return outline.filter((d) => {
    const box = boxOf(d)
    return box.x >= x && box.x + box.width <= x + width && box.y < shoulder
  })
}

/** Straight sides, and soft corners where the cloth turns under. */
function tucked({ x, y, width, height }: Box): string {
  const soft = 15
  return `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height - soft} Q ${x + width} ${y + height} ${x + width - soft} ${y + height} L ${x + soft} ${y + height} Q ${x} ${y + height} ${x} ${y + height - soft} Z`
}

/** The sides and the lower edge, without a top. */
function rim({ x, y, width, height }: Box): string {
  return `M ${x} ${y} L ${x} ${y + height - 15} Q ${x} ${y + height} ${x + 15} ${y + height} L ${x + width - 15} ${y + height} Q ${x + width} ${y + height} ${x + width} ${y + height - 15} L ${x + width} ${y}`
}

/** The layers below, which show as rounded edges. */
function underside({ x, y, width, height }: Box, dye: string): { readonly sheets: string; readonly stack: number } {
  const sheet = (drop: number, fill: string, inset: number) =>
    el('rect', { x: x + inset, y: y + height - 60 + drop, width: width - inset * 2, height: 60, rx: 14, fill })
  const rows: readonly (readonly [number, number, number])[] = [
    [27, 0.5, 5],
    [25, 0.2, 5],
    [18.5, 0.5, 2],
    [16.5, 0.12, 2],
    [10, 0.5, 4],
    [8, 0.16, 4],
    [2.4, 0.46, 0],
  ]
  return { sheets: rows.map(([drop, dark, inset]) => sheet(drop, shade(dye, dark), inset)).join(''), stack: 27 }
}

/** Cloth darkens where it turns under at the lower edge. */
function rollOver({ x, y, width, height }: Box, { share, dye }: Scene['paint']): string {
  const stop = (offset: number, opacity: number) =>
    el('stop', { offset, 'stop-color': shade(dye, 0.6), 'stop-opacity': opacity })
  const fade = share(`roll ${dye}`, (id) =>
    el('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stop(0, 0), stop(0.7, 0.14), stop(1, 0.42)),
  )
  return el('rect', { x, y: y + height - 44, width, height: 44, fill: `url(#${fade})` })
}

/** What does not fold lies tilted on the table. */
function drawLaid({ drawing, paint }: Scene): string {
  return (
    background(paint) +
    group(
      { transform: `translate(300 372) rotate(-14) scale(0.94) translate(-300 -372) ${framed(drawing)}` },
      castShadow(paint, drawing),
      drawLayers({ drawing, paint }),
    )
  )
}
