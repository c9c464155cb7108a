import type { Brand } from '../../label/index.ts'
import { panel } from '../cloth/cloth.ts'
import { fold } from '../cloth/folds.ts'
import { inside, patch, seam, stitch } from '../cloth/trims.ts'
import type { Drawing, GarmentInput, Layer } from '../drawing.ts'
import { place } from '../geometry.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { chosen } from '../random.ts'
import { el, group } from '../svg.ts'

/** What differs between a low shoe and a boot: everything from the throat up. */
type Last = {
  readonly upper: string
  readonly opening: string
  readonly tongue: string
  readonly stay: string
  readonly heel: string
  readonly eyelets: readonly (readonly [x: number, y: number])[]
}

const low: Last = {
  upper:
    'M 90 474 C 84 434 110 408 154 398 C 202 388 238 366 270 330 L 320 272 C 330 262 346 266 350 280 C 364 318 392 336 424 332 C 452 328 466 312 474 296 C 480 282 497 284 500 300 C 508 342 502 404 512 472 C 420 488 190 490 90 474 Z',
  opening: 'M 318 276 C 346 258 446 268 488 292 C 474 322 448 338 420 340 C 388 342 356 318 340 270 Z',
  tongue:
    'M 276 334 C 292 296 306 252 332 234 C 350 224 370 236 366 256 C 362 286 350 312 336 340 C 318 352 288 352 276 334 Z',
  stay: 'M 252 348 L 322 270 C 332 260 348 268 350 282 C 352 296 346 306 338 316 L 290 368 C 278 378 256 366 252 348 Z',
  heel: 'M 466 310 C 470 304 472 300 474 296 C 480 282 497 284 500 300 C 508 342 502 404 512 472 C 496 476 478 478 462 479 C 470 424 472 360 466 310 Z',
  eyelets: [
    [272, 350],
    [289, 331],
    [306, 312],
    [323, 293],
  ],
}
const high: Last = {
  upper:
    'M 90 474 C 84 434 110 408 154 398 C 202 388 238 366 262 330 C 286 294 306 250 318 204 C 322 190 338 188 346 198 C 384 214 440 210 482 196 C 494 194 500 202 500 214 C 496 300 502 400 512 472 C 420 488 190 490 90 474 Z',
  opening: 'M 318 206 C 340 180 452 176 498 204 C 470 226 380 230 330 206 Z',
  tongue:
    'M 272 330 C 292 290 300 216 312 176 C 318 158 350 158 354 176 C 356 214 344 280 330 336 C 312 350 284 350 272 330 Z',
  stay: 'M 248 346 C 286 304 306 250 318 204 C 322 190 344 188 348 206 C 348 256 324 326 288 366 C 276 378 254 366 248 346 Z',
  heel: 'M 456 204 C 466 202 474 199 482 196 C 494 194 500 202 500 214 C 496 300 502 400 512 472 C 496 476 478 478 462 479 C 472 390 470 290 456 204 Z',
  eyelets: [
    [270, 350],
    [289, 325],
    [305, 298],
    [317, 270],
    [326, 242],
    [331, 216],
  ],
}

const toeCap = 'M 90 474 C 84 434 110 408 154 398 C 178 416 190 448 190 483 C 152 484 118 480 90 474 Z'
const sole =
  'M 84 464 C 78 490 84 516 104 524 C 200 533 400 533 494 526 C 514 523 520 500 516 464 C 420 482 190 484 84 464 Z'
const outsole =
  'M 83 500 C 86 512 92 520 104 524 C 200 533 400 533 494 526 C 508 524 514 514 517 500 C 420 514 190 516 83 500 Z'

const rubber =
  (d: string, fill: string): Layer =>
  () =>
    el('path', { d, fill, stroke: shade(fill, 0.35), 'stroke-width': 1.4 })

const soleLines: Layer = (paint) =>
  el('path', {
    d: 'M 86 486 C 190 502 420 500 516 486',
    fill: 'none',
    stroke: paint.accent,
    'stroke-width': 4.6,
  }) +
  el('path', {
    d: 'M 88 472 C 190 489 420 488 514 473',
    fill: 'none',
    stroke: shade(palette.rubber, 0.3),
    'stroke-width': 1.4,
    'stroke-dasharray': '5 3.4',
  })

/** Flat laces from the eyelets over the tongue, and a knot with its loops. */
const lacing =
  (eyelets: Last['eyelets']): Layer =>
  ({ accent, dye }) => {
    const lace = dye === palette.milk ? accent : palette.milk
    const bars = eyelets.map(([x, y]) => `M${x} ${y}L${x - 27} ${y - 21}`).join('')
    const [x, y] = eyelets[eyelets.length - 1] ?? [320, 290]
    const loops = `M${x - 10} ${y - 14}C${x + 22} ${y - 44} ${x + 48} ${y - 14} ${x + 2} ${y - 6}M${x - 10} ${y - 14}C${x - 50} ${y - 40} ${x - 62} ${y - 4} ${x - 16} ${y - 4}M${x - 8} ${y - 10}C${x + 6} ${y + 10} ${x + 26} ${y + 14} ${x + 34} ${y + 30}`
    const look = { fill: 'none', 'stroke-linecap': 'round' }
    const strung = (d: string, width: number) =>
      el('path', { ...look, d, stroke: shade(lace, 0.4), 'stroke-width': width + 2.2 }) +
      el('path', { ...look, d, stroke: lace, 'stroke-width': width })
    const holes = eyelets.map(([at, up]) => `M${at} ${up}h0`).join('')
    return (
      el('path', { ...look, d: holes, stroke: palette.metalDark, 'stroke-width': 11 }) +
      el('path', { ...look, d: holes, stroke: palette.ink, 'stroke-width': 6 }) +
      strung(bars, 7.4) +
      strung(loops, 5.6)
    )
  }

const straps = [
  'M 212 378 L 244 344 C 250 338 260 338 266 344 L 340 414 C 347 421 347 430 341 436 L 326 450 C 320 456 310 456 304 450 Z',
  'M 258 330 L 288 296 C 294 290 304 290 310 296 L 394 374 C 401 381 401 390 395 396 L 380 410 C 374 416 364 416 358 410 Z',
]

/** Vonk sews its spark on the side, Razz its bolt; on blocks of both colours it is white. */
const mark =
  (brand: Brand): Layer =>
  ({ accent, pattern }) => {
    const colour = pattern === 'colour-block' ? palette.milk : accent
    if (brand === 'razz')
      return el('path', { d: 'M352 376H446L412 410H436L336 466 366 428H340L378 398H342Z', fill: colour })
    return el('path', {
      d: 'M396 404V382M407 408 420 390M414 417 435 410M414 429 435 436M407 438 420 456M396 442V464M385 438 372 456M378 429 357 436M378 417 357 410M385 408 372 390',
      stroke: colour,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    })
  }

function drawShoe({ random, brand }: GarmentInput, last: Last, isStrapped: boolean): readonly Layer[] {
  const folds = [
    fold(random, { from: { x: 206, y: 400 }, to: { x: 226, y: 446 }, width: 8 }),
    fold(random, { from: { x: 236, y: 384 }, to: { x: 254, y: 434 }, width: 8 }),
    fold(random, { from: { x: 440, y: 352 }, to: { x: 456, y: 420 }, width: 8 }),
  ]
  const closing = isStrapped
    ? straps.flatMap((d) => [patch(d, { dye: 'accent', isSmooth: true })])
    : [panel({ d: last.stay, edge: 12, lift: 2, tone: -0.08, isPlain: true }), lacing(last.eyelets)]
  return [
    inside(last.opening),
    panel({ d: last.tongue, edge: 16, isPlain: true }),
    panel({ d: last.upper, folds, edge: 30 }),
    stitch('M 226 376 C 252 412 304 440 316 486'),
    stitch('M 233 371 C 260 406 312 434 324 486'),
    ...(isStrapped ? [] : [mark(brand)]),
    patch(last.heel, { dye: 'accent', lift: false, isSmooth: true }),
    rubber(toeCap, palette.rubber),
    seam('M 100 452 C 126 446 156 452 184 462', 0.4),
    ...closing,
    rubber(sole, palette.rubber),
    rubber(outsole, palette.gum),
    soleLines,
  ]
}

const set =
  (layers: readonly Layer[], x: number, y: number): Layer =>
  (paint) =>
    group({ transform: `translate(${x} ${y})` }, ...layers.map((layer) => layer(paint)))

/** The front shoe darkens the one behind it. */
const between =
  (shapes: readonly string[]): Layer =>
  () =>
    group(
      { fill: palette.ink, stroke: palette.ink, 'stroke-width': 14, opacity: 0.16, transform: 'translate(4 -4)' },
      ...shapes.map((d) => el('path', { d })),
    )

/** A pair from the side, the twin behind it. */
export function drawSneaker(input: GarmentInput): Drawing {
  const kinds = input.brand === 'vonk' ? (['low', 'straps', 'high'] as const) : (['low', 'high', 'low'] as const)
  const kind = chosen(kinds, input.seed, 'sneaker')
  const last = kind === 'high' ? high : low
  const rise = kind === 'high' ? 150 : 128
  const front = { scale: 1, x: -16, y: 30 }
  const back = { scale: 1, x: 40, y: 30 - rise }
  const shapes = (at: typeof front) => [last.upper, last.tongue, sole].map((d) => place(d, at))
  return {
    layers: [
      set(drawShoe(input, last, kind === 'straps'), back.x, back.y),
      between(shapes(front)),
      set(drawShoe(input, last, kind === 'straps'), front.x, front.y),
    ],
    outline: [...shapes(back), ...shapes(front)],
    openings: {},
    focus: { x: 290, y: 410 },
  }
}
