import type { Drawing, Paint } from '../drawing.ts'
import { group } from '../svg.ts'
import { background, castShadow } from './background.ts'

export type Scene = { readonly drawing: Drawing; readonly paint: Paint }

export const drawLayers = ({ drawing, paint }: Scene): string => drawing.layers.map((layer) => layer(paint)).join('')

/** Front and back: the garment alone, as worn by nobody. */
export function drawHanging({ drawing, paint }: Scene): string {
  const scale = paint.brand === 'vonk' ? 1.08 : 1.03
  return (
    background(paint) +
    group(
      { transform: `translate(300 376) scale(${scale}) translate(-300 -372)` },
      castShadow(paint, drawing),
      drawLayers({ drawing, paint }),
    )
  )
}
