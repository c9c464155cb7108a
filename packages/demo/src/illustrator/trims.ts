import { dyeOf } from './cloth.ts'
import type { Layer } from './drawing.ts'
import { shade, tint } from './paint.ts'
import { el } from './svg.ts'

type PatchLook = { readonly dye?: 'main' | 'accent' | 'second'; readonly tone?: number; readonly lift?: boolean }

/** Lines of one family: seams are thin and firm, stitches are dashes beside them. */
export const seam =
  (d: string, opacity = 0.7): Layer =>
  (paint) =>
    el('path', {
      d,
      fill: 'none',
      stroke: paint.line,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-opacity': opacity,
    })

export const stitch =
  (d: string): Layer =>
  (paint) =>
    el('path', {
      d,
      fill: 'none',
      stroke: paint.thread,
      'stroke-width': 1.4,
      'stroke-dasharray': '4.5 3',
      'stroke-linecap': 'round',
      'stroke-opacity': 0.85,
    })

/** A small piece sewn on: pocket, collar, band. It casts a sliver of shadow. */
export const patch =
  (d: string, look: PatchLook = {}): Layer =>
  (paint) => {
    const dye = dyeOf(paint, look)
    return (
      (look.lift === false
        ? ''
        : el('path', { d, fill: shade(dye, 0.6), 'fill-opacity': 0.28, transform: 'translate(2.5 4)' })) +
      el('path', { d, fill: dye }) +
      el('path', { d, fill: `url(#${paint.light})` }) +
      el('path', {
        d,
        fill: 'none',
        stroke: paint.line,
        'stroke-width': 1.6,
        'stroke-linejoin': 'round',
        'stroke-opacity': 0.8,
      })
    )
  }

/** Ribbed knit running at an angle: cuffs, hems, necklines. */
export const rib =
  (
    d: string,
    {
      angle = 0,
      dye: from = 'main',
      tone = 0,
    }: { angle?: number; dye?: 'main' | 'accent' | 'second'; tone?: number } = {},
  ): Layer =>
  (paint) => {
    const id = paint.id('rib')
    const dye = dyeOf(paint, { dye: from, tone })
    const line = (x: number, stroke: string, opacity: number) =>
      el('path', { d: `M ${x} 0 L ${x} 10`, stroke, 'stroke-width': 1.8, 'stroke-opacity': opacity })
    return (
      el(
        'pattern',
        {
          id,
          width: 6.4,
          height: 10,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `rotate(${Math.round(angle)})`,
        },
        line(1.2, shade(dye, 0.45), 0.5) + line(4, tint(dye, 0.5), 0.4),
      ) +
      el('path', { d, fill: dye }) +
      el('path', { d, fill: `url(#${id})` }) +
      el('path', { d, fill: `url(#${paint.light})` }) +
      el('path', {
        d,
        fill: 'none',
        stroke: paint.line,
        'stroke-width': 1.6,
        'stroke-linejoin': 'round',
        'stroke-opacity': 0.75,
      })
    )
  }

/** What the eye sees through an opening: the inside of the cloth, in shadow. */
export const inside =
  (d: string): Layer =>
  (paint) => {
    const id = paint.id('inside')
    return (
      el(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 0.3, y2: 1 },
        el('stop', { offset: 0, 'stop-color': shade(paint.lining, 0.42) }),
        el('stop', { offset: 1, 'stop-color': shade(paint.lining, 0.16) }),
      ) + el('path', { d, fill: `url(#${id})`, stroke: paint.line, 'stroke-width': 1.6, 'stroke-linejoin': 'round' })
    )
  }
