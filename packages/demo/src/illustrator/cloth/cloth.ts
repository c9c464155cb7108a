import type { Layer, Paint, Panel } from '../drawing.ts'
import { boxOf } from '../geometry.ts'
import { lightness } from '../paint.ts'
import { palette } from '../palette.ts'
import { drawPattern } from '../patterns/index.ts'
import { drawPrint } from '../prints/index.ts'
import { el, group } from '../svg.ts'
import { contact, creases, edges } from './shading.ts'
import { texture } from './texture.ts'
import { dyeOf, tonesOf } from './tones.ts'

/** A piece of cloth with everything on it: dye, weave, pattern, rounded edges, folds and the light from top left. */
export function panel(piece: Panel): Layer {
  return (paint) => {
    const dye = dyeOf(paint, piece)
    const tones = tonesOf(dye, paint)
    const area = { paint, dye, box: boxOf(piece.d), grain: piece.grain ?? 0 }
    const clip = paint.id()
    const outline = paint.id()
    const shape = `#${outline}`
    return (
      el('clipPath', { id: clip }, el('path', { id: outline, d: piece.d })) +
      (piece.lift ? contact(shape, piece.lift, tones) : '') +
      group(
        { 'clip-path': `url(#${clip})` },
        el('use', { href: shape, fill: dye }),
        piece.isPlain ? '' : drawPattern(area),
        piece.print ? drawPrint(piece.print, paint) : '',
        texture(area),
        edges(shape, piece.edge ?? 34, tones),
        creases(piece.folds ?? [], paint, tones),
        el('use', { href: shape, fill: `url(#${sunlight(paint)})` }),
      ) +
      hairline(shape, paint)
    )
  }
}

/** The thin edge of cut cloth; strong lines would make a cartoon of it. */
export const hairline = (shape: string, { line }: Paint): string =>
  el('use', { href: shape, fill: 'none', stroke: line, 'stroke-width': 1.2, 'stroke-opacity': 0.6 })

/** One light for the whole picture, from the top left. */
export function sunlight({ share, dye }: Paint): string {
  const isDark = lightness(dye) < 0.42
  const stop = (offset: number, colour: string, opacity: number) =>
    el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
  return share(`sun ${isDark}`, (id) =>
    el(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: 130, y1: 90, x2: 470, y2: 660 },
      stop(0, palette.white, isDark ? 0.12 : 0.22),
      stop(0.45, palette.white, 0),
      stop(0.55, palette.ink, 0),
      stop(1, palette.ink, 0.18),
    ),
  )
}
