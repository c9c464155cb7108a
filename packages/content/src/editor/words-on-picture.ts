import { blend, contrastOf, type Rgb } from '@vonk/domain/colours'
import type { PictureInks } from '@vonk/domain/looks'

/** A few points of a picture, row by row. */
export type SampledPicture = { readonly columns: number; readonly rows: number; readonly points: readonly Rgb[] }

type Words = { readonly inks: PictureInks; readonly ink: string; readonly align: string }
/** From the left and from the top, from 0 to 1. */
type Place = { readonly x: number; readonly y: number }

/**
 * The contrast of the words of a hero with the picture behind them, on a screen wide enough for them to stand on it. A tenth of
 * the points may be worse: a few dark spots do not make a word unreadable.
 */
export function wordsOnPicture({ columns, rows, points }: SampledPicture, { inks, ink, align }: Words): number {
  const { words, veil, opacity } = inks[ink === 'light' ? 'light' : 'dark']
  const contrasts = points.flatMap((point, index) => {
    const place = { x: ((index % columns) + 0.5) / columns, y: (Math.floor(index / columns) + 0.5) / rows }
    if (!isBehindWords(place, align)) return []
    return [contrastOf(words, blend(point, veil, opacity * veilAt(place, align)))]
  })
  return contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length / 10)] ?? Number.POSITIVE_INFINITY
}

/** Words take a third of the width on their side, or the middle. */
function isBehindWords({ x, y }: Place, align: string): boolean {
  if (y < 0.2 || y > 0.8) return false
  if (align === 'center') return x > 0.3 && x < 0.7
  const fromSide = align === 'end' ? 1 - x : x
  return fromSide > 0.04 && fromSide < 0.38
}

/** How much of the veil is left at a place: it fades from the side of the words, or from the middle. */
function veilAt({ x, y }: Place, align: string): number {
  if (align === 'center') return fade(Math.hypot(x - 0.5, y - 0.5) / Math.hypot(0.5, 0.5), { from: 0, to: 0.72 })
  return fade(align === 'end' ? 1 - x : x, { from: 0.16, to: 0.41 })
}

function fade(at: number, { from, to }: { from: number; to: number }): number {
  return Math.min(1, Math.max(0, (to - at) / (to - from)))
}
