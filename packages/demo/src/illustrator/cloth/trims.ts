import type { Layer, Paint, Panel } from '../drawing.ts'
import { boxOf } from '../geometry.ts'
import { shade, tint } from '../paint.ts'
import { drawPattern } from '../patterns/index.ts'
import { el, group, path } from '../svg.ts'
import { hairline, sunlight } from './cloth.ts'
import { contact } from './shading.ts'
import { texture } from './texture.ts'
import { dyeOf, tonesOf } from './tones.ts'

type Dyed = Pick<Panel, 'dye' | 'tone'>
type PatchLook = Dyed & {
  readonly lift?: boolean
  readonly grain?: number
  readonly isPlain?: boolean
  /** Without the weave of the garment: rubber, leather, tape. */
  readonly isSmooth?: boolean
}

/** Lines of one family: seams are thin and firm with a sunken side, stitches are dashes beside them. */
export const seam =
  (d: string, opacity = 0.5): Layer =>
  (paint) =>
    el('path', {
      d,
      fill: 'none',
      stroke: paint.line,
      'stroke-width': 1.4,
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
      'stroke-width': 1.3,
      'stroke-dasharray': '4.2 2.8',
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    })

/** A shape that is named once and then filled and edged by its name. */
function sewn(d: string, dye: string, paint: Paint, inner: (clip: string) => string, lift = 0): string {
  const outline = paint.id()
  const clip = paint.id()
  const shape = `#${outline}`
  return (
    el('clipPath', { id: clip }, el('path', { id: outline, d })) +
    (lift > 0 ? contact(shape, lift, tonesOf(dye, paint)) : '') +
    el('use', { href: shape, fill: dye }) +
    inner(clip) +
    el('use', { href: shape, fill: `url(#${sunlight(paint)})` }) +
    hairline(shape, paint)
  )
}

/** A small piece sewn on: pocket, collar, band. It is cut from the same cloth and casts a sliver of shadow. */
export const patch =
  (d: string, look: PatchLook = {}): Layer =>
  (paint) => {
    const dye = dyeOf(paint, look)
    const cloth = (clip: string) => {
      const area = { paint, dye, box: boxOf(d), grain: look.grain ?? 0 }
      const isPrinted = paint.pattern !== 'plain' && (look.dye ?? 'main') === 'main' && !look.isPlain
      const drawn = (isPrinted ? drawPattern(area) : '') + (look.isSmooth ? '' : texture(area))
      return drawn && group({ 'clip-path': `url(#${clip})` }, drawn)
    }
    return sewn(d, dye, paint, cloth, look.lift === false ? 0 : 3.5)
  }

type RibLook = Dyed & {
  readonly angle?: number
  /** The middle of a curved band and its width: the ribs stand across it. */
  readonly spine?: { readonly d: string; readonly width: number }
}

/** Ribbed knit: cuffs, hems, necklines. */
export const rib =
  (d: string, { angle = 0, spine, ...look }: RibLook = {}): Layer =>
  (paint) => {
    const dye = dyeOf(paint, look)
    const threads = (id: string) => {
      const stroke = (colour: string, opacity: number, shift: number) => ({
        fill: 'none',
        stroke: colour,
        'stroke-opacity': opacity,
        'stroke-dasharray': '2 4.2',
        'stroke-dashoffset': shift,
      })
      const dark = stroke(shade(dye, 0.45), 0.42, 0)
      const light = stroke(tint(dye, 0.5), 0.34, 3.1)
      const run = spine ? { d: spine.d, 'stroke-width': spine.width + 2 } : across(d, angle)
      return group({ 'clip-path': `url(#${id})` }, el('path', { ...run, ...dark }), el('path', { ...run, ...light }))
    }
    return sewn(d, dye, paint, threads)
  }

/** One broad line over the box of a band, turned with it: its dashes are the ribs. */
function across(d: string, angle: number) {
  const { x, y, width, height } = boxOf(d)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const reach = angle % 90 === 0 ? Math.max(width, height) / 2 : Math.hypot(width, height) / 2
  return {
    d: path`M${middle.x - reach} ${middle.y}H${middle.x + reach}`,
    'stroke-width': Math.round(angle === 0 ? height : reach * 2),
    transform: angle === 0 ? undefined : path`rotate(${angle} ${middle.x} ${middle.y})`,
  }
}

/** What the eye sees through an opening: the inside of the cloth, in shadow. */
export const inside =
  (d: string): Layer =>
  (paint) => {
    const shadow = paint.share(`inside ${paint.lining}`, (id) =>
      el(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 0.3, y2: 1 },
        el('stop', { offset: 0, 'stop-color': shade(paint.lining, 0.46) }),
        el('stop', { offset: 1, 'stop-color': shade(paint.lining, 0.2) }),
      ),
    )
    return el('path', { d, fill: `url(#${shadow})`, stroke: paint.line, 'stroke-width': 1.2, 'stroke-opacity': 0.6 })
  }
