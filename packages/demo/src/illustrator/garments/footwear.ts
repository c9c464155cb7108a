import { panel } from '../cloth.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { fold } from '../folds.ts'
import { place } from '../geometry.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { el, group } from '../svg.ts'
import { patch, rib, seam, stitch } from '../trims.ts'

const sock =
  'M 172 172 L 272 172 C 270 280 268 350 276 418 C 284 462 336 482 396 500 C 444 516 446 578 396 586 C 330 594 236 590 198 552 C 164 518 170 440 172 380 Z'
const heel = 'M 171 440 C 214 438 258 470 262 588 C 236 586 212 568 198 552 C 172 524 170 480 171 440 Z'
const toe = 'M 372 493 C 352 520 350 560 362 589 L 396 586 C 446 578 444 516 396 500 Z'
const cuff = 'M 170 128 Q 222 138 274 128 L 273 186 Q 222 196 171 186 Z'

const shifted =
  (layers: readonly Layer[], x: number, y: number): Layer =>
  (paint) =>
    group({ transform: `translate(${x} ${y})` }, ...layers.map((layer) => layer(paint)))

/** A pair: the second sock lies half behind the first. */
export function drawSocks({ random }: GarmentInput): Drawing {
  const one = (): Layer[] => {
    const folds = [
      fold(random, { from: { x: 262, y: 420 }, to: { x: 206, y: 440 }, width: 8 }),
      fold(random, { from: { x: 276, y: 440 }, to: { x: 226, y: 492 }, width: 9 }),
      fold(random, { from: { x: 172, y: 330 }, to: { x: 226, y: 344 }, width: 6 }),
    ]
    return [
      panel({ d: sock, folds, print: { x: 222, y: 278, size: 66 } }),
      patch(heel, { dye: 'accent', lift: false }),
      patch(toe, { dye: 'accent', lift: false }),
      rib(cuff),
      stitch('M 174 432 C 220 430 266 468 270 586'),
      seam('M 171 196 Q 222 206 273 196', 0.4),
    ]
  }
  return {
    layers: [shifted(one(), 78, -24), shifted(one(), -38, 20)],
    outline: [place(sock, { scale: 1, x: 78, y: -24 }), place(sock, { scale: 1, x: -38, y: 20 })],
    openings: {},
    focus: { x: 240, y: 250 },
  }
}

const upper =
  'M 96 486 C 86 446 98 420 136 408 C 198 392 244 362 288 306 L 306 272 C 322 256 348 262 352 282 L 362 306 C 392 352 446 350 478 326 C 496 336 504 362 502 402 C 501 440 508 460 506 490 Z'
const toeCap = 'M 96 486 C 86 446 98 420 136 408 C 168 416 186 446 186 488 Z'
const heelTab =
  'M 448 342 C 460 338 470 332 478 326 C 496 336 504 362 502 402 C 501 440 508 460 506 490 L 456 490 C 464 440 462 390 448 342 Z'
const sole =
  'M 90 480 C 180 492 420 492 508 480 C 516 492 516 520 506 532 C 420 540 180 540 100 534 C 82 526 82 496 90 480 Z'
const bolt = 'M 372 372 L 318 436 L 350 434 L 322 482 L 398 414 L 364 416 Z'
const laces = ['M 238 366 L 276 400', 'M 258 344 L 298 376', 'M 276 322 L 318 352', 'M 290 300 L 336 328']

const rubber =
  (d: string): Layer =>
  () =>
    el('path', {
      d,
      fill: palette.rubber,
      stroke: shade(palette.rubber, 0.4),
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    })

const soleLines: Layer = (paint) =>
  el('path', { d: 'M 92 500 C 180 511 420 511 510 500', fill: 'none', stroke: paint.accent, 'stroke-width': 5 }) +
  el('path', { d: 'M 86 518 C 180 527 420 527 512 517 L 506 532 C 420 540 180 540 100 534 Z', fill: palette.gum })

const lacing: Layer = () =>
  el('path', {
    d: laces.join(' '),
    fill: 'none',
    stroke: shade(palette.milk, 0.35),
    'stroke-width': 11,
    'stroke-linecap': 'round',
  }) +
  el('path', { d: laces.join(' '), fill: 'none', stroke: palette.milk, 'stroke-width': 8.6, 'stroke-linecap': 'round' })

function drawShoe(random: Random): readonly Layer[] {
  const folds = [
    fold(random, { from: { x: 196, y: 400 }, to: { x: 214, y: 448 }, width: 7 }),
    fold(random, { from: { x: 226, y: 384 }, to: { x: 240, y: 436 }, width: 7 }),
  ]
  return [
    panel({ d: upper, folds, edge: 28 }),
    stitch('M 222 372 C 246 408 300 440 312 488'),
    stitch('M 229 366 C 254 402 308 434 320 488'),
    rubber(toeCap),
    patch(heelTab, { dye: 'accent', lift: false }),
    patch(bolt, { dye: 'accent', lift: false }),
    lacing,
    seam('M 312 316 C 336 352 404 372 474 336', 0.5),
    rubber(sole),
    soleLines,
  ]
}

/** A low sneaker from the side, its twin behind it. */
export function drawSneaker({ random }: GarmentInput): Drawing {
  return {
    layers: [shifted(drawShoe(random), 40, -108), shifted(drawShoe(random), -14, 20)],
    outline: [
      place(upper, { scale: 1, x: 40, y: -108 }),
      place(upper, { scale: 1, x: -14, y: 20 }),
      place(sole, { scale: 1, x: -14, y: 20 }),
    ],
    openings: {},
    focus: { x: 300, y: 420 },
  }
}
