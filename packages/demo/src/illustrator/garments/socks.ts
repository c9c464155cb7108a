import { panel } from '../cloth/cloth.ts'
import { fold } from '../cloth/folds.ts'
import { rib, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { place } from '../geometry.ts'
import { palette } from '../palette.ts'
import { chosen } from '../random.ts'
import { el, group } from '../svg.ts'

const sock =
  'M 168 156 L 276 156 C 274 270 270 346 280 410 C 288 452 338 474 398 492 C 452 510 452 580 398 588 C 330 596 236 594 196 556 C 160 520 168 440 168 380 Z'
const heel = 'M 168 432 C 214 428 260 462 264 592 C 236 590 210 570 196 556 C 168 526 166 478 168 432 Z'
const toe = 'M 372 484 C 350 514 348 562 362 592 L 398 588 C 452 580 452 510 398 492 Z'
const cuff = 'M 166 118 Q 222 130 278 118 L 277 184 Q 222 196 167 184 Z'
const cuffSpine = 'M 160 151 Q 222 163 284 151'

const bands =
  (width: number, gap: number): Layer =>
  (paint) =>
    paint.pattern !== 'plain'
      ? ''
      : el('path', {
          d: `M 167 ${212} Q 222 ${224} 276 ${212} M 167 ${212 + gap} Q 222 ${224 + gap} 276 ${212 + gap}`,
          fill: 'none',
          stroke: paint.accent,
          'stroke-width': width,
        })

const shifted =
  (layers: readonly Layer[], x: number, y: number): Layer =>
  (paint) =>
    group({ transform: `translate(${x} ${y})` }, ...layers.map((layer) => layer(paint)))

const between: Layer = () =>
  group(
    { fill: palette.ink, stroke: palette.ink, 'stroke-width': 12, opacity: 0.13, transform: 'translate(-32 26)' },
    el('path', { d: sock }),
    el('path', { d: cuff }),
  )

const looks = ['heel', 'bands', 'cuff'] as const

/** A pair: the second sock lies half behind the first. */
export function drawSocks({ random, seed }: GarmentInput): Drawing {
  const look = chosen(looks, seed, 'socks')
  const one = (): Layer[] => {
    const folds = [
      fold(random, { from: { x: 272, y: 410 }, to: { x: 208, y: 432 }, width: 9 }),
      fold(random, { from: { x: 284, y: 436 }, to: { x: 230, y: 488 }, width: 10 }),
      fold(random, { from: { x: 168, y: 330 }, to: { x: 232, y: 348 }, width: 7 }),
      fold(random, { from: { x: 276, y: 262 }, to: { x: 222, y: 276 }, width: 6 }),
    ]
    return [
      panel({ d: sock, folds, print: { x: 222, y: 288, size: 68 } }),
      panel({ d: heel, dye: 'accent', isPlain: true, edge: 20 }),
      panel({ d: toe, dye: 'accent', isPlain: true, edge: 20 }),
      rib(cuff, { dye: look === 'cuff' ? 'accent' : 'main', spine: { d: cuffSpine, width: 76 } }),
      stitch('M 171 424 C 222 420 268 460 272 590'),
      seam('M 167 194 Q 222 206 277 194', 0.35),
      ...(look === 'bands' ? [bands(9, 18)] : []),
    ]
  }
  const back = { scale: 1, x: 84, y: -16 }
  const front = { scale: 1, x: -40, y: 24 }
  return {
    layers: [shifted(one(), back.x, back.y), between, shifted(one(), front.x, front.y)],
    outline: [sock, cuff].flatMap((d) => [place(d, back), place(d, front)]),
    openings: {},
    focus: { x: 240, y: 250 },
  }
}
