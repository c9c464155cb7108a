import type { Fold, Layer, Paint, Panel } from './drawing.ts'
import { foldShape } from './folds.ts'
import { boxOf } from './geometry.ts'
import { lightness, mix, shade, tint } from './paint.ts'
import { palette } from './palette.ts'
import { drawPattern } from './patterns/index.ts'
import { drawPrint } from './prints/index.ts'
import { el, group } from './svg.ts'
import { texture } from './texture.ts'

/** The dye of a panel after its place in the garment (lining, underside, contrast piece). */
export function dyeOf(paint: Paint, { dye = 'main', tone = 0 }: Pick<Panel, 'dye' | 'tone'>): string {
  const base = { main: paint.dye, accent: paint.accent, second: mix(paint.dye, paint.accent, 0.5) }[dye]
  if (tone === 0) return base
  return tone < 0 ? shade(base, -tone) : tint(base, tone)
}

/** A piece of cloth with everything on it: dye, weave, pattern, rounded edges, folds and the light from top left. */
export function panel(piece: Panel): Layer {
  return (paint) => {
    const clip = paint.id('clip')
    const dye = dyeOf(paint, piece)
    const tones = tonesOf(dye, paint.pattern !== 'plain')
    return group(
      {},
      el('clipPath', { id: clip }, el('path', { d: piece.d })),
      group(
        { 'clip-path': `url(#${clip})` },
        el('path', { d: piece.d, fill: dye }),
        piece.isPlain ? '' : drawPattern({ paint, dye, box: boxOf(piece.d), grain: piece.grain ?? 0 }),
        piece.print ? drawPrint(piece.print, paint) : '',
        texture({ fabric: paint.fabric, dye, box: boxOf(piece.d), grain: piece.grain ?? 0, id: paint.id('weave') }),
        edges(piece, tones),
        ...(piece.folds ?? []).map((fold) => crease(fold, tones)),
        el('path', { d: piece.d, fill: `url(#${paint.light})` }),
      ),
      el('path', {
        d: piece.d,
        fill: 'none',
        stroke: paint.line,
        'stroke-width': 1.6,
        'stroke-linejoin': 'round',
        'stroke-opacity': 0.75,
      }),
    )
  }
}

type Tones = { readonly dark: string; readonly light: string; readonly shadow: number; readonly shine: number }

/** Shadow and light of a dye; over a pattern they turn neutral, so that dark motifs are not veiled. */
function tonesOf(dye: string, isPatterned: boolean): Tones {
  const isDark = lightness(dye) < 0.42
  const isPale = lightness(dye) > 0.88
  const shine = isDark ? 0.06 : 0.13
  return {
    dark: isPatterned ? mix(shade(dye, 0.6), palette.ink, 0.7) : shade(dye, 0.53),
    light: tint(dye, 0.43),
    shadow: isPale || isPatterned ? 0.055 : 0.1,
    shine: isPatterned ? shine * 0.5 : shine,
  }
}

/** Softness without a filter: nested strokes add up from the middle outwards, at a tenth of the cost of a blur. */
const steps = [1, 0.82, 0.66, 0.5, 0.36, 0.22]

/** The shadow gathers on the right and lower edges, the light on the left and upper ones. */
function edges({ d, edge = 34 }: Panel, { dark, light, shadow, shine }: Tones): string {
  const look = { d, fill: 'none', 'stroke-linejoin': 'round' }
  const rim = (stroke: string, width: number, opacity: number) =>
    steps
      .map((share) => el('path', { ...look, stroke, 'stroke-width': width * share, 'stroke-opacity': opacity }))
      .join('')
  return (
    group({ transform: `translate(${-edge * 0.12} ${-edge * 0.1})` }, rim(dark, edge * 1.3, shadow * 0.85)) +
    group({ transform: `translate(${edge * 0.3} ${edge * 0.26})` }, rim(light, edge * 0.6, shine * 0.54))
  )
}

function crease(fold: Fold, { dark, light, shadow, shine }: Tones): string {
  const lift = fold.width * 0.75
  const leaf = (share: number, shift: number) =>
    foldShape({
      ...fold,
      from: { x: fold.from.x - shift, y: fold.from.y - shift * 0.5 },
      to: { x: fold.to.x - shift, y: fold.to.y - shift * 0.5 },
      width: fold.width * share,
    })
  return [1.5, 1, 0.55]
    .map(
      (share) =>
        el('path', { d: leaf(share, 0), fill: dark, 'fill-opacity': shadow }) +
        el('path', { d: leaf(share * 0.8, lift), fill: light, 'fill-opacity': shine }),
    )
    .join('')
}
