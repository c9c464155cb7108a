import type { Drawing, Paint } from '../drawing.ts'
import { boxOf } from '../geometry.ts'
import { group } from '../svg.ts'
import { background, castShadow } from './background.ts'

export type Scene = { readonly drawing: Drawing; readonly paint: Paint }

export const drawLayers = ({ drawing, paint }: Scene): string => drawing.layers.map((layer) => layer(paint)).join('')

/** Front and back: laid flat in the middle of the sheet, as large as the frame allows. */
export function drawHanging({ drawing, paint }: Scene): string {
  return (
    background(paint) +
    group({ transform: framed(drawing) }, castShadow(paint, drawing), drawLayers({ drawing, paint }))
  )
}

/** Small things come closer, but never so close that a cap looks as large as a coat. */
export function framed({ outline }: Pick<Drawing, 'outline'>): string {
  const { x, y, width, height } = boxOf(outline.join(' '))
  const scale = Math.min(1.18, 500 / width, 604 / height)
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  return `translate(300 372) scale(${Math.round(scale * 100) / 100}) translate(${-middle.x} ${-middle.y})`
}

/** So close that stitches and weave can be counted. */
export const drawDetail = ({ drawing, paint }: Scene): string =>
  background(paint) +
  group(
    {
      transform: `translate(300 372) scale(2.5) translate(${-Math.round(drawing.focus.x)} ${-Math.round(drawing.focus.y)})`,
    },
    castShadow(paint, drawing),
    drawLayers({ drawing, paint }),
  )
