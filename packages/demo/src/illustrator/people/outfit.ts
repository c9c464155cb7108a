import type { Drawing, Paint } from '../drawing.ts'
import { drawTop } from '../garments/top.ts'
import { shade } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group, path } from '../svg.ts'
import type { Dyed } from './feet.ts'

export type Dressed = { readonly drawing: Drawing; readonly paint: Paint }

/** Who wears what: a top over trousers or a skirt, or a dress alone, or dungarees over a top. */
export type Outfit = {
  readonly top: Dressed
  readonly bottom: Dressed | null
  /** A coat, jacket or cardigan, worn open over the top. */
  readonly over?: Dressed
  /** What is worn under a sleeveless top. */
  readonly under: Paint
  readonly shoes: Dyed
  readonly socks?: Paint
  /** A beanie or cap, ready to be set on the head. */
  readonly hat?: Dressed
  /** Carried in the hand. */
  readonly bag?: Dressed
  /** The top ends inside the waistband. */
  readonly isTucked?: boolean
}

/** What is drawn before the arms, over them, and over everything. */
export type Body = { readonly behind: string; readonly clothes: string; readonly front: string }

/** What is worn above, drawn already. */
export type Clothes = { readonly top: string; readonly over: string }

export const shoulders = 170

export const layersOf = ({ drawing, paint }: Dressed): string => drawing.layers.map((layer) => layer(paint)).join('')

export const shiftOf = ({ drawing }: Dressed): number => Math.round(shoulders - (drawing.openings.neck?.y ?? shoulders))

export type Cuffs = NonNullable<Drawing['openings']['cuffs']>

/** Sleeveless dresses show bare arms, sleeveless tops the sleeves of what is worn under them. */
export function armsOf({ top, under }: Pick<Outfit, 'top' | 'under'>): {
  readonly cuffs: Cuffs
  readonly sleeves: string
} {
  const { cuffs = [], neck } = top.drawing.openings
  if (cuffs.length > 0) return { cuffs, sleeves: '' }
  const high = neck?.y ?? shoulders
  if (top.paint.garment === 'dress')
    return {
      cuffs: [-1, 1].map((way) => ({ x: 300 + way * 92, y: high + 66, half: 38, angle: way * 20 })),
      sleeves: '',
    }
  const shirt = drawTop(
    { side: 'front', brand: under.brand, random: under.random, fabric: 'jersey', seed: 0, isWorn: true },
    { torso: { top: high, chest: 122, shoulder: 112 }, sleeve: { length: 300, angle: 15, cuff: 30 } },
  )
  return { cuffs: shirt.openings.cuffs ?? [], sleeves: layersOf({ drawing: shirt, paint: under }) }
}

/** A short sleeve leaves the forearm bare, a long one only the hand. */
export const reachOf = (cuffs: Cuffs, neck = shoulders): number => ((cuffs[0]?.y ?? 0) - neck > 190 ? 24 : 170)

/** What is worn under an open coat: only what shows between its fronts and below it, so that no sleeve sticks out. */
export function drawUnderneath(
  over: Dressed,
  { top, isDress }: { readonly top: string; readonly isDress: boolean },
): string {
  const clip = over.paint.id()
  // A skirt is wider than the coat over it and shows beside it from the waist down.
  const low = isDress ? 410 : (over.drawing.openings.hem?.y ?? 572) + shiftOf(over) - 20
  const window = path`M 196 60 L 404 60 L 392 ${low} L 640 ${low} L 640 1200 L -40 1200 L -40 ${low} L 208 ${low} Z`
  // The inside of the collar, seen beside the neck.
  const collar = el('path', { d: 'M 258 120 L 342 120 L 350 230 L 250 230 Z', fill: shade(over.paint.lining, 0.4) })
  return el('clipPath', { id: clip }, el('path', { d: window })) + collar + group({ 'clip-path': `url(#${clip})` }, top)
}

/** A coat, jacket or cardigan whose fronts have been opened. */
export function drawOpen(over: Dressed): string {
  const { paint, drawing } = over
  const top = (drawing.openings.neck?.y ?? shoulders) - 34
  const low = (drawing.openings.hem?.y ?? 572) + 9
  const right = path`340 ${top} C 338 ${top + 120} 346 ${low - 160} 364 ${low}`
  const left = path`260 ${top} C 262 ${top + 120} 252 ${low - 160} 234 ${low}`
  // The facing ends below the collar.
  const edge = path`M 339 ${top + 34} C 340 ${top + 130} 346 ${low - 160} 364 ${low} M 261 ${top + 34} C 260 ${top + 130} 252 ${low - 160} 234 ${low}`
  const sides = path`M ${right} L 700 ${low + 60} L 700 -200 L 300 -200 L 300 ${top} Z M ${left} L -100 ${low + 60} L -100 -200 L 300 -200 L 300 ${top} Z`
  const line = (stroke: string, width: number, opacity: number) =>
    el('path', { d: edge, fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity })
  const clip = paint.id()
  return group(
    { transform: `translate(0 ${shiftOf(over)})` },
    // The shadow of the fronts on what is worn below.
    line(palette.ink, 26, 0.08) + line(palette.ink, 14, 0.12),
    el('clipPath', { id: clip }, el('path', { d: sides })),
    group(
      { 'clip-path': `url(#${clip})` },
      layersOf(over),
      line(shade(paint.dye, 0.34), 24, 0.7),
      line(shade(paint.dye, 0.14), 20, 1),
      line(paint.line, 2.4, 0.8),
    ),
  )
}
