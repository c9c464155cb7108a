import { createRandom } from '../illustrator/random.ts'
import { el, group, path } from '../illustrator/svg.ts'
import type { Size } from './artwork.ts'
import { spark } from './marks.ts'
import { ink } from './tokens.ts'

type At = { readonly x: number; readonly y: number; readonly size: number }

const fill = (d: string, colour: string, opacity?: number) => el('path', { d, fill: colour, 'fill-opacity': opacity })

export const disc = ({ x, y, size }: At, colour: string, opacity?: number): string =>
  el('circle', { cx: x, cy: y, r: size, fill: colour, 'fill-opacity': opacity })

export const sun = (at: At, colour: string = ink.sun, glow: string = ink.sunGlow): string =>
  disc({ ...at, size: at.size * 1.36 }, glow, 0.75) + disc(at, colour)

/** Two rounded bars, as the clouds of the storefront's hero. */
export const cloud = ({ x, y, size }: At, colour: string = ink.paper): string =>
  el('path', {
    d: path`M${x - size} ${y}H${x + size}M${x - size * 0.4} ${y - size * 0.42}H${x + size * 0.35}`,
    stroke: colour,
    'stroke-width': size * 0.62,
    'stroke-linecap': 'round',
  })

/** A hill line across the picture that waves twice. */
export function hills({ width, height }: Size, top: number, colour: string, phase = 0): string {
  const y = height * top
  const wave = height * 0.09
  const up = phase % 2 === 0 ? -1 : 1
  return fill(
    path`M0 ${y}C${width * 0.16} ${y + up * wave} ${width * 0.32} ${y + up * wave * 0.7} ${width * 0.5} ${y}S${width * 0.84} ${y + up * wave} ${width} ${y - up * wave * 0.4}V${height}H0Z`,
    colour,
  )
}

export const ground = ({ width, height }: Size, top: number, colour: string): string =>
  el('rect', { y: Math.round(height * top), width, height: Math.ceil(height * (1 - top)), fill: colour })

export function tree({ x, y, size }: At, leaf: string, dark: string): string {
  return (
    el('rect', {
      x: x - size * 0.06,
      y: y - size * 0.5,
      width: size * 0.12,
      height: size * 0.5,
      rx: size * 0.05,
      fill: ink.woodDeep,
    }) +
    disc({ x, y: y - size * 0.78, size: size * 0.4 }, leaf) +
    fill(
      path`M${x} ${y - size * 1.18}A${size * 0.4} ${size * 0.4} 0 0 1 ${x} ${y - size * 0.38}A${size * 0.52} ${size * 0.52} 0 0 0 ${x} ${y - size * 1.18}Z`,
      dark,
      0.5,
    )
  )
}

export function fir({ x, y, size }: At, colour: string, snow?: string): string {
  const tier = (rise: number, half: number) =>
    path`M${x - size * half} ${y - size * rise}L${x} ${y - size * (rise + 0.52)}L${x + size * half} ${y - size * rise}Z`
  return (
    el('rect', { x: x - size * 0.05, y: y - size * 0.2, width: size * 0.1, height: size * 0.2, fill: ink.woodDeep }) +
    fill(tier(0.14, 0.34) + tier(0.4, 0.28) + tier(0.66, 0.21), colour) +
    (snow
      ? fill(
          path`M${x - size * 0.1} ${y - size * 0.93}L${x} ${y - size * 1.18}L${x + size * 0.1} ${y - size * 0.93}Q${x + size * 0.04} ${y - size * 0.88} ${x} ${y - size * 0.94}Q${x - size * 0.05} ${y - size * 0.87} ${x - size * 0.1} ${y - size * 0.93}Z`,
          snow,
        )
      : '')
  )
}

/** The same accident for the same seed, kept clear of the middle by whoever draws over it. */
export function scattered(
  seed: number,
  count: number,
  { width, height }: Size,
  draw: (at: At, index: number) => string,
): string {
  const { between } = createRandom(seed)
  return Array.from({ length: count }, (_, index) =>
    draw(
      {
        x: Math.round(between(0.03, 0.97) * width),
        y: Math.round(between(0.04, 0.96) * height),
        size: Math.round(between(10, 22)),
      },
      index,
    ),
  ).join('')
}

export function leaf({ x, y, size }: At, colour: string, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size / 20})` },
    fill('M0-26C22-14 20 14 0 26C-20 14-22-14 0-26Z', colour),
    el('path', {
      d: 'M0-20V36M0 4 9-5M0 12-9 3',
      fill: 'none',
      stroke: ink.night,
      'stroke-width': 2.4,
      'stroke-opacity': 0.35,
      'stroke-linecap': 'round',
    }),
  )
}

function flower({ x, y, size }: At, petal: string, heart: string): string {
  const dots = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * Math.PI * 2) / 5
    return path`M${x + Math.sin(angle) * size * 0.62} ${y - Math.cos(angle) * size * 0.62}h0`
  }).join('')
  return (
    el('path', { d: dots, stroke: petal, 'stroke-width': size * 0.86, 'stroke-linecap': 'round' }) +
    disc({ x, y, size: size * 0.36 }, heart)
  )
}

export const stem = ({ x, y, size }: At, petal: string): string =>
  el('path', {
    d: path`M${x} ${y}V${y - size * 3}M${x} ${y - size}Q${x + size} ${y - size * 1.2} ${x + size * 1.1} ${y - size * 2}`,
    fill: 'none',
    stroke: ink.forest,
    'stroke-width': size * 0.22,
    'stroke-linecap': 'round',
  }) + flower({ x, y: y - size * 3.4, size }, petal, ink.sun)

/** Rays, dots and short strokes around the scene: the confetti of the brand. */
export function sparkle(frame: Size, seed: number, colours: readonly string[]): string {
  return scattered(seed, 18, frame, ({ x, y, size }, index) => {
    const colour = colours[index % colours.length] ?? ink.spark
    if (index % 3 === 0) return spark({ x, y, scale: size / 26, turn: index * 13 }, colour)
    return disc({ x, y, size: size * 0.55 }, colour)
  })
}

export const snowfall = (frame: Size, seed: number, colour: string, count = 70): string =>
  el('path', {
    d: pointsOf(seed, count, frame),
    stroke: colour,
    'stroke-width': Math.round(frame.height / 110),
    'stroke-linecap': 'round',
    'stroke-opacity': 0.9,
  })

export const rainfall = (frame: Size, seed: number, colour: string, count = 90): string =>
  el('path', {
    d: pointsOf(seed, count, frame, 'l-9 34'),
    stroke: colour,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.75,
  })

function pointsOf(seed: number, count: number, { width, height }: Size, mark = 'h0'): string {
  const { between } = createRandom(seed)
  return Array.from(
    { length: count },
    () => path`M${Math.round(between(0, width))} ${Math.round(between(0, height))}${mark}`,
  ).join('')
}

/** Paper flags on a string. */
export function bunting({ width }: Size, y: number, sag: number, colours: readonly string[]): string {
  const count = Math.round(width / 110)
  const at = (share: number) => ({ x: share * width, y: y + sag * 4 * share * (1 - share) })
  const flags = Array.from({ length: count }, (_, index) => {
    const one = at(index / count)
    const two = at((index + 0.8) / count)
    return fill(
      path`M${one.x} ${one.y}L${two.x} ${two.y}L${(one.x + two.x) / 2} ${(one.y + two.y) / 2 + 92}Z`,
      colours[index % colours.length] ?? ink.spark,
    )
  })
  return (
    el('path', {
      d: path`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`,
      fill: 'none',
      stroke: ink.night,
      'stroke-width': 5,
    }) + flags.join('')
  )
}
