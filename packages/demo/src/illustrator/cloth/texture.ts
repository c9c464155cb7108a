import type { Fabric } from '../../label/index.ts'
import type { Paint } from '../drawing.ts'
import type { Box } from '../geometry.ts'
import { shade, tint } from '../paint.ts'
import { el, group, path } from '../svg.ts'
import { fleece } from './fleece.ts'
import { quilting } from './quilting.ts'

type Weave = { readonly paint: Paint; readonly dye: string; readonly box: Box; readonly grain: number }

/** Parallel threads across a panel. */
type Thread = {
  readonly turn: number
  readonly gap: number
  readonly width: number
  readonly opacity: number
  readonly isLight?: boolean
  readonly shift?: number
}

const threads: Partial<Record<Fabric, readonly Thread[]>> = {
  denim: [
    { turn: 32, gap: 4.6, width: 1.2, opacity: 0.2 },
    { turn: 30, gap: 11.5, width: 1.1, opacity: 0.2, isLight: true },
  ],
  twill: [{ turn: 32, gap: 4.5, width: 0.9, opacity: 0.16 }],
  corduroy: [
    { turn: 0, gap: 8, width: 2.4, opacity: 0.34 },
    { turn: 0, gap: 8, width: 1.8, opacity: 0.2, isLight: true, shift: 4 },
  ],
  'rib-jersey': [
    { turn: 0, gap: 6.5, width: 1.4, opacity: 0.22 },
    { turn: 0, gap: 6.5, width: 1.3, opacity: 0.16, isLight: true, shift: 3 },
  ],
  pique: [
    { turn: 45, gap: 4.2, width: 1.1, opacity: 0.11 },
    { turn: -45, gap: 4.2, width: 1.1, opacity: 0.11 },
  ],
  canvas: [
    { turn: 0, gap: 4.6, width: 1, opacity: 0.13 },
    { turn: 90, gap: 4.6, width: 1, opacity: 0.13 },
  ],
  flannel: [{ turn: 45, gap: 5.4, width: 1.4, opacity: 0.12, isLight: true }],
  'french-terry': [{ turn: 0, gap: 4.4, width: 1, opacity: 0.08 }],
}

/** The hand of the cloth: wale, twill, rib, stitch, fleece or quilting. */
export function texture(weave: Weave): string {
  const { fabric } = weave.paint
  if (fabric === 'puffer') return quilting(weave)
  if (fabric === 'knit') return knit(weave)
  if (fabric === 'fleece') return fleece(weave)
  return (threads[fabric] ?? []).map((thread) => hatch(weave, thread)).join('')
}

/** Stripes as the dashes of one very broad line: a whole weave in a hundred bytes. */
function hatch({ box, grain, dye }: Weave, { turn, gap, width, opacity, isLight, shift = 0 }: Thread): string {
  const { middle, across, along } = spanOf(box, turn + grain)
  return el('path', {
    d: path`M ${middle.x - across / 2} ${middle.y} L ${middle.x + across / 2} ${middle.y}`,
    stroke: isLight ? tint(dye, 0.6) : shade(dye, 0.55),
    'stroke-width': Math.round(along),
    'stroke-dasharray': `${width} ${Math.round((gap - width) * 10) / 10}`,
    'stroke-dashoffset': shift || undefined,
    'stroke-opacity': opacity,
    transform: turned(turn + grain, middle),
  })
}

const turned = (degrees: number, { x, y }: { readonly x: number; readonly y: number }): string | undefined =>
  Math.round(degrees) === 0 ? undefined : `rotate(${Math.round(degrees)} ${Math.round(x)} ${Math.round(y)})`

/** The size a turned square must have to cover a box. */
function spanOf({ x, y, width, height }: Box, degrees: number) {
  const turn = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  return {
    middle: { x: x + width / 2, y: y + height / 2 },
    across: width * cosine + height * sine,
    along: width * sine + height * cosine,
  }
}

const column = 13

/** Columns of V stitches: slanted dashes, one half of each column leaning against the other. */
function knit({ box, grain, dye }: Weave): string {
  const { middle, across, along } = spanOf(box, grain)
  const count = Math.ceil(across / column / 2)
  const half = (side: number, lean: number) => {
    const lines = Array.from({ length: count * 2 + 1 }, (_, index) => {
      const x = (index - count) * column + side
      return path`M${x} ${-along / 2 - 40}V${along / 2 + 40}`
    })
    return el('path', { d: lines.join(''), transform: `skewY(${lean})` })
  }
  const place = `translate(${Math.round(middle.x)} ${Math.round(middle.y)}) rotate(${Math.round(grain)})`
  return group(
    {
      transform: place,
      stroke: shade(dye, 0.5),
      'stroke-opacity': 0.3,
      'stroke-width': column / 2 - 0.8,
      'stroke-dasharray': '2.2 4.3',
    },
    half(column * 0.25, 26.565),
    half(column * 0.75, -26.565),
  )
}
