import { group } from '../svg.ts'
import { background, castShadow } from './background.ts'
import { drawLayers, type Scene } from './hanging.ts'

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
