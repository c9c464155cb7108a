import type { Layer } from './drawing.ts'
import { shade, tint } from './paint.ts'
import { palette } from './palette.ts'
import { el, group } from './svg.ts'

export const button =
  (x: number, y: number, radius = 6): Layer =>
  (paint) => {
    const face = paint.fabric === 'denim' ? palette.brass : tint(paint.accent, 0.35)
    return group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
      el('circle', { cx: 1, cy: 1.8, r: radius, fill: palette.ink, 'fill-opacity': 0.28 }),
      el('circle', { r: radius, fill: face, stroke: shade(face, 0.4), 'stroke-width': 1.2 }),
      el('circle', {
        cx: -radius * 0.25,
        cy: -radius * 0.3,
        r: radius * 0.45,
        fill: palette.white,
        'fill-opacity': 0.35,
      }),
      el('path', {
        d: 'M -1.6 0 L -1.6 0.1 M 1.6 0 L 1.6 0.1',
        stroke: shade(face, 0.55),
        'stroke-width': 1.7,
        'stroke-linecap': 'round',
      }),
    )
  }

/** A zip along a straight line, teeth and puller. */
export const zip =
  (x: number, from: number, to: number): Layer =>
  (paint) => {
    const tape = shade(paint.dye, 0.35)
    return group(
      {},
      el('path', { d: `M ${x} ${from} L ${x} ${to}`, stroke: tape, 'stroke-width': 11, 'stroke-opacity': 0.9 }),
      el('path', { d: `M ${x} ${from} L ${x} ${to}`, stroke: palette.metalDark, 'stroke-width': 5 }),
      el('path', {
        d: `M ${x} ${from} L ${x} ${to}`,
        stroke: palette.metal,
        'stroke-width': 4.4,
        'stroke-dasharray': '2.2 1.8',
      }),
      el('rect', {
        x: x - 5,
        y: from - 2,
        width: 10,
        height: 13,
        rx: 3,
        fill: palette.metal,
        stroke: palette.metalDark,
        'stroke-width': 1.2,
      }),
      el('rect', {
        x: x - 3,
        y: from + 10,
        width: 6,
        height: 22,
        rx: 3,
        fill: paint.accent,
        stroke: shade(paint.accent, 0.45),
        'stroke-width': 1.2,
      }),
    )
  }

/** A drawstring with its shadow and a knotted or capped end. */
export const cord =
  (d: string, end: { readonly x: number; readonly y: number }): Layer =>
  (paint) => {
    const dye = tint(paint.accent, 0.15)
    const stroke = { d, fill: 'none', 'stroke-linecap': 'round' }
    return (
      el('path', {
        ...stroke,
        stroke: palette.ink,
        'stroke-width': 5,
        'stroke-opacity': 0.18,
        transform: 'translate(2 3)',
      }) +
      el('path', { ...stroke, stroke: shade(dye, 0.3), 'stroke-width': 5.4 }) +
      el('path', { ...stroke, stroke: dye, 'stroke-width': 3.8 }) +
      el('rect', {
        x: end.x - 3.4,
        y: end.y - 2,
        width: 6.8,
        height: 15,
        rx: 2.4,
        fill: palette.metal,
        stroke: palette.metalDark,
        'stroke-width': 1,
      })
    )
  }

/** The woven label at the back of the neck: the brand's mark without a word. */
export const label =
  (x: number, y: number): Layer =>
  (paint) =>
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
      el('rect', {
        x: -15,
        y: 0,
        width: 30,
        height: 15,
        rx: 1.5,
        fill: palette.milk,
        stroke: shade(paint.lining, 0.5),
        'stroke-width': 0.8,
      }),
      paint.brand === 'vonk'
        ? el('path', { d: 'M 1.5 2.5 L -4 8.5 L -0.5 8.5 L -2 12.8 L 4 6.6 L 0.6 6.6 Z', fill: paint.accent })
        : el('path', {
            d: 'M -8 4 L 0 4 L -8 11 L 8 11 M 2 4 L 8 4',
            stroke: palette.ink,
            'stroke-width': 2,
            fill: 'none',
          }),
    )
