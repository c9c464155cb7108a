import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { place } from '../geometry.ts'
import { group } from '../svg.ts'
import { drawBottoms } from './bottoms.ts'
import { drawTop } from './top.ts'

const above = { scale: 0.84, x: 48, y: -36 }
const below = { scale: 0.84, x: 48, y: 132 }

const moved =
  (layers: readonly Layer[], { scale, x, y }: typeof above): Layer =>
  (paint) =>
    group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...layers.map((layer) => layer(paint)))

/** A set: trousers under a long-sleeved top with contrast ribs. */
export function drawPyjamas(input: GarmentInput): Drawing {
  const trousers = drawBottoms(input, {
    waist: 'elastic',
    ankle: 'rib',
    ribDye: 'accent',
    legs: { top: 260, crotch: 400, hem: 600, ankle: 32, knee: 52, waist: 100, hip: 122, spread: 76 },
  })
  const top = drawTop(input, {
    torso: { hem: 540, neckDrop: 40 },
    sleeve: { length: 262, angle: 17, cuff: 31 },
    hasRibs: true,
    ribDye: 'accent',
  })
  return {
    layers: [moved(trousers.layers, below), moved(top.layers, above)],
    outline: [...trousers.outline.map((d) => place(d, below)), ...top.outline.map((d) => place(d, above))],
    openings: {},
    focus: { x: 320, y: 180 },
    folded: { x: 214, y: 78, width: 172, height: 250, shoulder: 126 },
  }
}
