import { panel } from '../cloth/cloth.ts'
import { rib } from '../cloth/trims.ts'
import type { Paint } from '../drawing.ts'
import { mirror } from '../geometry.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'
import { type Body, type Clothes, type Dressed, layersOf, type Outfit } from './outfit.ts'
import type { Person } from './person.ts'

/**
 * The right leg of a baby that sits and stretches its feet towards us, the part that short trousers cover, and the cuff
 * of long ones. They are drawn higher than they lie, so that fields of colour change in the middle of the leg.
 */
const leg =
  'M 300 308 C 322 264 372 254 408 274 C 452 298 482 338 492 382 C 496 418 462 444 426 438 C 380 428 330 406 300 382 Z'
const thigh =
  'M 300 308 C 322 264 372 254 408 274 C 434 288 452 304 466 324 C 452 362 426 392 392 426 C 356 416 322 398 300 382 Z'
const ankle =
  'M 476 338 C 486 352 490 366 492 382 C 496 418 462 444 426 438 C 414 436 402 432 390 428 C 424 406 456 374 476 338 Z'

/** A baby sits: its legs come towards us, over the lower edge of what it wears above. */
export function drawBaby({ skin }: Person, outfit: Outfit, { top, over }: Clothes): Body {
  const { bottom } = outfit
  const feet = drawFeet(skin, outfit)
  if (bottom?.paint.garment === 'skirt' || (bottom === null && outfit.top.paint.garment === 'dress')) {
    const skirt = bottom
      ? group({ transform: 'translate(300 392) scale(1.16 0.5) translate(-300 -100)' }, layersOf(bottom))
      : ''
    return { behind: drawLegs(skin, null), clothes: top + skirt + over, front: feet }
  }
  const { garment } = outfit.top.paint
  const isDress = garment === 'dress'
  // The legs of a romper are its own.
  const legs = drawLegs(skin, bottom ?? (garment === 'romper' ? outfit.top : null))
  if (garment === 'romper') return { behind: '', clothes: above(outfit.top, top) + over + legs, front: feet }
  const bib = bottom?.paint.garment === 'dungarees' ? drawBib(bottom) : ''
  // Under a bodysuit the hips are bare too.
  const hips = garment === 'bodysuit' && !bottom ? el('ellipse', { cx: 300, cy: 462, rx: 106, ry: 72, fill: skin }) : ''
  if (isDress) return { behind: legs, clothes: top + over, front: feet }
  return { behind: hips, clothes: top + bib + over + legs, front: feet }
}

const below = (legs: string): string => group({ transform: 'translate(0 190)' }, legs)

function drawLegs(skin: string, bottom: Dressed | null): string {
  const pair = [mirror(leg), leg]
  const bare = pair.map((d) => el('path', { d, fill: skin, stroke: shade(skin, 0.26), 'stroke-width': 1.8 })).join('')
  if (!bottom) return below(bare)
  const { paint } = bottom
  const isShort = (bottom.drawing.openings.ankles?.[0]?.y ?? 600) < 560
  const cloth = isShort ? [mirror(thigh), thigh] : pair
  const sewn = cloth.map((d, index) => {
    const way = index === 0 ? -1 : 1
    return panel({ d, edge: 30, lift: 3, grain: way * -40, folds: creases(way) })(paint)
  })
  const cuffs = [mirror(ankle), ankle].map((d, index) => rib(d, { angle: index === 0 ? 46 : -46 })(paint))
  return below(isShort ? bare + sewn.join('') : [...sewn, ...cuffs].join(''))
}

const creases = (way: number) => [
  { from: { x: 300 + way * 20, y: 342 }, to: { x: 300 + way * 100, y: 312 }, width: 9, bend: way * 8 },
  { from: { x: 300 + way * 30, y: 382 }, to: { x: 300 + way * 90, y: 362 }, width: 8, bend: way * 6 },
  { from: { x: 300 + way * 170, y: 352 }, to: { x: 300 + way * 120, y: 382 }, width: 8, bend: way * -6 },
]

/** Down to the lap; what hangs below it when nobody sits in it is left out. */
function above({ paint }: Dressed, top: string): string {
  const clip = paint.id()
  const lap = el('clipPath', { id: clip }, el('rect', { x: 0, y: 0, width: 600, height: 500 }))
  return lap + group({ 'clip-path': `url(#${clip})` }, top)
}

/** The bib and straps of dungarees down to the lap. */
function drawBib(bottom: Dressed): string {
  const clip = bottom.paint.id()
  return (
    el('clipPath', { id: clip }, el('rect', { x: 0, y: 0, width: 600, height: 470 })) +
    group(
      { 'clip-path': `url(#${clip})`, transform: 'translate(300 78) scale(1.1 0.97) translate(-300 0)' },
      layersOf(bottom),
    )
  )
}

/** Soles that look at us: bare toes, socks or little shoes. */
function drawFeet(skin: string, { socks, shoes }: Outfit): string {
  const cover: Paint | null = socks ?? (typeof shoes === 'string' ? null : shoes)
  return [-1, 1]
    .map((way) =>
      group(
        { transform: `translate(${300 + way * 156} 594) scale(${way} 1) rotate(24)` },
        cover ? drawShod(cover) : drawBare(skin),
      ),
    )
    .join('')
}

const sole =
  'M 264 -6 C 262 -34 278 -52 300 -52 C 324 -52 340 -32 338 -4 C 336 14 330 22 328 36 C 326 52 314 58 302 58 C 288 58 276 50 274 34 C 272 20 266 10 264 -6 Z'

function drawBare(skin: string): string {
  const toes: readonly (readonly [number, number, number])[] = [
    [-25, -46, 13],
    [-3, -56, 11],
    [15, -54, 10],
    [29, -45, 9],
    [38, -32, 8],
  ]
  return group(
    { transform: 'translate(-300 0)' },
    ...toes.map(([x, y, r]) =>
      el('circle', { cx: 300 + x, cy: y, r, fill: skin, stroke: shade(skin, 0.26), 'stroke-width': 1.6 }),
    ),
    el('path', { d: sole, fill: skin, stroke: shade(skin, 0.26), 'stroke-width': 1.8 }),
    el('path', {
      d: 'M 276 -24 C 290 -12 312 -12 326 -24 M 284 36 C 294 44 308 44 318 36',
      fill: 'none',
      stroke: shade(skin, 0.3),
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }),
  )
}

function drawShod(cover: Paint): string {
  const isSock = cover.garment === 'socks'
  return group(
    { transform: 'translate(-300 0)' },
    panel({ d: sole, edge: 22, lift: 4 })(cover),
    isSock
      ? drawToe(cover)
      : el('path', {
          d: sole,
          fill: palette.rubber,
          'fill-opacity': 0.86,
          transform: 'translate(300 2) scale(0.8) translate(-300 0)',
        }),
  )
}

/** The toe and heel of a sock are knitted in its second colour. */
const drawToe = ({ accent }: Paint): string =>
  el('path', {
    d: 'M 264 -10 C 262 -34 278 -52 300 -52 C 324 -52 340 -32 338 -10 C 316 -22 286 -22 264 -10 Z M 274 34 C 290 26 312 26 329 34 C 326 52 314 58 302 58 C 288 58 276 50 274 34 Z',
    fill: accent,
    'fill-opacity': 0.9,
  })
