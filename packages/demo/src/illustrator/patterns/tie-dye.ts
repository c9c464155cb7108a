import { readable, washed } from '../paint.ts'
import { palette } from '../palette.ts'
import { chosen } from '../random.ts'
import { el, group } from '../svg.ts'
import type { Area } from './area.ts'

/** Rings around one knot on the chest; sleeves and skirt carry them on, since all panels share the eye. */
export function drawTieDye({ paint, dye }: Area): string {
  const cloth = paint.share(`tie-dye ${dye}`, (id) => {
    const ink = readable(paint.accent, dye)
    const knot = chosen(
      [
        { x: 300, y: 352, pitch: 128 },
        { x: 214, y: 268, pitch: 150 },
        { x: 352, y: 440, pitch: 104 },
      ],
      paint.seed,
      'tie-dye',
    )
    const rings = paint.id()
    return (
      el(
        'radialGradient',
        { id: rings, gradientUnits: 'userSpaceOnUse', cx: knot.x, cy: knot.y, r: knot.pitch, spreadMethod: 'repeat' },
        ...bleed(dye, ink),
      ) + group({ id }, el('rect', { width: 600, height: 744, fill: `url(#${rings})` }), streaks(knot, ink, dye))
    )
  })
  return el('use', { href: `#${cloth}` })
}

/** Dye runs out of the knot and dries in uneven bands; where two meet, the cloth stays pale. */
function bleed(dye: string, ink: string): string[] {
  const pale = washed(ink, dye, 0.6)
  const bands: readonly (readonly [number, string])[] = [
    [0, dye],
    [0.14, dye],
    [0.22, pale],
    [0.32, ink],
    [0.45, pale],
    [0.58, ink],
    [0.64, ink],
    [0.76, pale],
    [0.86, dye],
    [1, dye],
  ]
  return bands.map(([offset, colour]) => el('stop', { offset, 'stop-color': colour }))
}

/** The folds under the string stay pale: rays, as dashes of very broad circles. */
function streaks({ x, y, pitch }: { x: number; y: number; pitch: number }, ink: string, dye: string): string {
  const ray = (r: number, stroke: string, dash: string, opacity: number) =>
    el('circle', {
      cx: x,
      cy: y,
      r,
      fill: 'none',
      stroke,
      'stroke-width': pitch * 0.62,
      'stroke-dasharray': dash,
      'stroke-opacity': opacity,
    })
  return (
    ray(pitch * 0.5, palette.white, '5 17 3 26', 0.2) +
    ray(pitch * 1.05, ink, '9 31 4 22 13 40', 0.3) +
    ray(pitch * 1.45, palette.white, '7 29 4 44', 0.18) +
    ray(pitch * 2.1, dye, '12 40 6 33', 0.3) +
    ray(pitch * 2.6, palette.white, '8 50 5 37', 0.18)
  )
}
