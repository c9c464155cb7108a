import type { Fabric } from '../label/index.ts'
import type { Box } from './geometry.ts'
import { shade, tint } from './paint.ts'
import { el, group, path } from './svg.ts'

type Weave = {
  readonly fabric: Fabric
  readonly dye: string
  readonly box: Box
  readonly grain: number
  readonly id: string
}

/** Parallel threads; drawn as one path, because tiled patterns cost the renderer ten times as much. */
type Thread = {
  readonly turn: number
  readonly gap: number
  readonly width: number
  readonly opacity: number
  readonly isLight?: boolean
  readonly dash?: string
  readonly zigzag?: number
}

const threads: Partial<Record<Fabric, readonly Thread[]>> = {
  denim: [
    { turn: 32, gap: 5, width: 1.3, opacity: 0.17 },
    { turn: 32, gap: 10, width: 1.1, opacity: 0.2, isLight: true, dash: '14 9' },
  ],
  twill: [{ turn: 32, gap: 4.5, width: 0.9, opacity: 0.16 }],
  corduroy: [{ turn: 0, gap: 8, width: 2.2, opacity: 0.36 }],
  'rib-jersey': [{ turn: 0, gap: 6.5, width: 1.3, opacity: 0.24 }],
  knit: [{ turn: 90, gap: 11, width: 1.7, opacity: 0.24, zigzag: 7.5 }],
  pique: [{ turn: 45, gap: 4.5, width: 1.5, opacity: 0.2, dash: '1 3.5' }],
  canvas: [
    { turn: 0, gap: 5, width: 0.9, opacity: 0.16 },
    { turn: 90, gap: 5, width: 0.9, opacity: 0.14 },
  ],
  flannel: [{ turn: 45, gap: 6, width: 1, opacity: 0.2, isLight: true }],
  fleece: [
    { turn: 64, gap: 7, width: 1.6, opacity: 0.22, isLight: true, dash: '5 8' },
    { turn: 112, gap: 9, width: 1.4, opacity: 0.12, dash: '4 9' },
  ],
  'french-terry': [{ turn: 0, gap: 5, width: 0.9, opacity: 0.12, dash: '2 4' }],
}

/** The hand of the cloth: wale, twill, rib or quilting. */
export function texture(weave: Weave): string {
  if (weave.fabric === 'puffer') return quilting(weave)
  const { box, grain, dye } = weave
  return (threads[weave.fabric] ?? [])
    .map((thread) =>
      el('path', {
        d: hatch(box, thread, thread.turn + grain),
        fill: 'none',
        stroke: thread.isLight ? tint(dye, 0.6) : shade(dye, 0.55),
        'stroke-width': thread.width,
        'stroke-opacity': thread.opacity,
        'stroke-dasharray': thread.dash,
      }),
    )
    .join('')
}

/** Lines at an angle from the vertical that cover a box. */
function hatch(
  { x, y, width, height }: Box,
  { gap, zigzag = 0 }: Pick<Thread, 'gap' | 'zigzag'>,
  degrees: number,
): string {
  const turn = (degrees * Math.PI) / 180
  const run = { x: -Math.sin(turn), y: Math.cos(turn) }
  const step = { x: Math.cos(turn), y: Math.sin(turn) }
  const span = Math.abs(run.x) * width + Math.abs(run.y) * height
  const across = Math.abs(step.x) * width + Math.abs(step.y) * height
  const lines = Array.from({ length: Math.ceil(across / gap) + 1 }, (_, index) => {
    const side = index * gap - across / 2
    const at = (distance: number, lift: number) =>
      path`${x + width / 2 + step.x * (side + lift) + run.x * distance} ${y + height / 2 + step.y * (side + lift) + run.y * distance}`
    if (zigzag === 0) return `M ${at(-span / 2, 0)} L ${at(span / 2, 0)}`
    const points = Array.from({ length: Math.ceil(span / zigzag) + 1 }, (__, point) =>
      at(point * zigzag - span / 2, point % 2 === 0 ? 0 : zigzag),
    )
    return `M ${points.join(' L ')}`
  })
  return lines.join(' ')
}

/** Down chambers: each bulges towards the light and dips at its seam. */
function quilting({ dye, box, grain, id }: Weave): string {
  const { x, y, width, height } = box
  const reach = Math.max(width, height) + 60
  const middle = { x: x + width / 2, y: y + height / 2 }
  const bands = Array.from({ length: Math.ceil(reach / 58) }, (_, index) => {
    const top = middle.y - reach / 2 + index * 58
    const curve = path`M ${middle.x - reach / 2} ${top} Q ${middle.x} ${top + 14} ${middle.x + reach / 2} ${top}`
    return (
      el('path', {
        d: path`${curve} L ${middle.x + reach / 2} ${top + 58} Q ${middle.x} ${top + 72} ${middle.x - reach / 2} ${top + 58} Z`,
        fill: `url(#${id})`,
      }) + el('path', { d: curve, fill: 'none', stroke: shade(dye, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.6 })
    )
  })
  return (
    el(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      el('stop', { offset: 0, 'stop-color': shade(dye, 0.5), 'stop-opacity': 0.4 }),
      el('stop', { offset: 0.38, 'stop-color': tint(dye, 0.7), 'stop-opacity': 0.42 }),
      el('stop', { offset: 0.68, 'stop-color': dye, 'stop-opacity': 0 }),
      el('stop', { offset: 1, 'stop-color': shade(dye, 0.6), 'stop-opacity': 0.55 }),
    ) +
    group({ transform: `rotate(${Math.round(grain)} ${Math.round(middle.x)} ${Math.round(middle.y)})` }, bands.join(''))
  )
}
