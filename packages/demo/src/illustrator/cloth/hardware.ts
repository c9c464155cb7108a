import type { Layer, Paint } from '../drawing.ts'
import type { Point } from '../geometry.ts'
import { shade, tint } from '../paint.ts'
import { palette } from '../palette.ts'
import { el, group } from '../svg.ts'

/** Metal and plastic bits are drawn once around zero and put where they belong. */
function mounted(paint: Paint, key: string, { x, y }: Point, draw: () => string): string {
  const part = paint.share(key, (id) => el('g', { id }, draw()))
  return el('use', { href: `#${part}`, x: Math.round(x), y: Math.round(y) })
}

function disc(radius: number, face: string): string {
  return (
    el('circle', { cx: 1, cy: 2, r: radius + 0.4, fill: palette.ink, 'fill-opacity': 0.26 }) +
    el('circle', { r: radius, fill: face, stroke: shade(face, 0.4), 'stroke-width': 1 }) +
    el('circle', { r: radius * 0.66, fill: 'none', stroke: shade(face, 0.3), 'stroke-width': 0.8 }) +
    el('path', {
      d: `M${-radius * 0.62} ${-radius * 0.2}A${radius * 0.66} ${radius * 0.66} 0 0 1 ${radius * 0.1} ${-radius * 0.64}`,
      fill: 'none',
      stroke: palette.white,
      'stroke-width': 1.6,
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
    })
  )
}

export const button =
  (x: number, y: number, radius = 6): Layer =>
  (paint) => {
    const isRivet = paint.fabric === 'denim'
    const face = isRivet ? palette.brass : tint(paint.accent, 0.3)
    const holes = el('path', {
      d: 'M-1.7-1.5h0M1.7-1.5h0M-1.7 1.7h0M1.7 1.7h0',
      stroke: shade(face, 0.55),
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    })
    return mounted(paint, `button ${radius} ${face}`, { x, y }, () => disc(radius, face) + (isRivet ? '' : holes))
  }

/** A press stud. */
export const snap =
  (x: number, y: number, radius = 6.5): Layer =>
  (paint) =>
    mounted(paint, `snap ${radius}`, { x, y }, () => disc(radius, palette.metal))

/** A zip along a straight line, teeth and puller. */
export const zip =
  (x: number, from: number, to: number): Layer =>
  (paint) => {
    const line = { d: `M${x} ${from}V${to}`, fill: 'none' }
    return (
      el('path', { ...line, stroke: shade(paint.dye, 0.3), 'stroke-width': 12 }) +
      el('path', { ...line, stroke: palette.metalDark, 'stroke-width': 5 }) +
      el('path', { ...line, stroke: palette.metal, 'stroke-width': 4.4, 'stroke-dasharray': '2.2 1.8' }) +
      puller({ x, y: from })(paint)
    )
  }

export const puller =
  (at: Point): Layer =>
  (paint) =>
    mounted(paint, `puller ${paint.accent}`, at, () => {
      const metal = { fill: palette.metal, stroke: palette.metalDark, 'stroke-width': 1 }
      return (
        el('rect', { ...metal, x: -5, y: -2, width: 10, height: 13, rx: 3 }) +
        el('rect', { x: -2, y: 11, width: 8, height: 25, rx: 3, fill: palette.ink, 'fill-opacity': 0.2 }) +
        el('rect', {
          x: -3.6,
          y: 9,
          width: 7.2,
          height: 24,
          rx: 3,
          fill: paint.accent,
          stroke: shade(paint.accent, 0.45),
          'stroke-width': 1,
        })
      )
    })

/** A drawstring with its shadow and a capped end. */
export const cord =
  (d: string, end: Point): Layer =>
  (paint) => {
    const dye = tint(paint.accent, 0.15)
    const stroke = { d, fill: 'none', 'stroke-linecap': 'round' }
    return (
      el('path', {
        ...stroke,
        stroke: palette.ink,
        'stroke-width': 6,
        'stroke-opacity': 0.16,
        transform: 'translate(2.5 4)',
      }) +
      el('path', { ...stroke, stroke: shade(dye, 0.3), 'stroke-width': 5.6 }) +
      el('path', { ...stroke, stroke: dye, 'stroke-width': 4.2 }) +
      el('path', { ...stroke, stroke: shade(dye, 0.25), 'stroke-width': 3.4, 'stroke-dasharray': '1.4 3' }) +
      mounted(paint, 'tip', end, () =>
        el('rect', {
          x: -3.4,
          y: -2,
          width: 6.8,
          height: 15,
          rx: 2.4,
          fill: palette.metal,
          stroke: palette.metalDark,
          'stroke-width': 1,
        }),
      )
    )
  }

/** The woven label: the brand's mark without a word. */
export const label =
  (x: number, y: number): Layer =>
  (paint) =>
    mounted(paint, 'label', { x, y }, () => {
      const isVonk = paint.brand === 'vonk'
      return (
        el('rect', { x: -16, y: 0, width: 32, height: 17, rx: 1.5, fill: isVonk ? palette.milk : palette.board.ink }) +
        (isVonk ? spark : group({ fill: palette.board.lime }, el('path', { d: bolt })))
      )
    })

/** Ten rays around nothing, and the last letter of the sister's name; the storefront's logo has the same two. */
const spark = el('path', {
  d: 'M0 6.2V3.3M1.3 6.7 3 4.3M2.1 7.8 4.9 6.9M2.1 9.2 4.9 10.1M1.3 10.3 3 12.7M0 10.8V13.7M-1.3 10.3-3 12.7M-2.1 9.2-4.9 10.1M-2.1 7.8-4.9 6.9M-1.3 6.7-3 4.3',
  stroke: palette.spark,
  'stroke-width': 1.6,
  'stroke-linecap': 'round',
})
const bolt = 'M-4 3H5.6L2 7.8H4.8L-5 14.6-2.2 9.4H-5.4L-1.4 5.4H-5.6Z'

/** A shiny overall buckle with its bar. */
export const buckle =
  (x: number, y: number): Layer =>
  (paint) =>
    mounted(paint, 'buckle', { x, y }, () => {
      const wire = { fill: 'none', 'stroke-linejoin': 'round', d: 'M-11-20H11V-6L5 8A5.6 5.6 0 0 1-5 8L-11-6Z' }
      return (
        el('path', {
          ...wire,
          stroke: palette.ink,
          'stroke-opacity': 0.25,
          'stroke-width': 5,
          transform: 'translate(1.5 2.5)',
        }) +
        el('path', { ...wire, stroke: palette.brassDark, 'stroke-width': 5 }) +
        el('path', { ...wire, stroke: palette.brass, 'stroke-width': 3 }) +
        disc(7, palette.brass)
      )
    })
