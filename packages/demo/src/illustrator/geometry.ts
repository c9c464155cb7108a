import { round } from './svg.ts'

export type Point = { readonly x: number; readonly y: number }
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A line to (x, y) or a cubic curve with two control points before it; x is counted from the centre line. */
export type Step = readonly [number, number] | readonly [number, number, number, number, number, number]

export const centre = 300

const pairs = /(-?[\d.]+)[ ,]+(-?[\d.]+)/g

/** The other side of the garment; paths use absolute M, L, C, Q and Z alone, so numbers come in pairs. */
export const mirror = (d: string): string => d.replace(pairs, (_, x, y) => `${round(2 * centre - Number(x))} ${y}`)

export const both = (d: string): string => `${d} ${mirror(d)}`

export function boxOf(d: string): Box {
  const points = [...d.matchAll(pairs)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A closed outline from its right half: down the right from the start, and back up the left. */
export function symmetric(start: readonly [number, number], steps: readonly Step[]): string {
  const forward = steps.map((step) => write(step, 1))
  // Every step ends in its x and y.
  const ends: (readonly [number, number])[] = [start, ...steps.map((step) => step.slice(-2) as [number, number])]
  const back = steps.map((step, index) => {
    const [x, y] = ends[index] ?? start
    if (step.length === 2) return write([x, y], -1)
    return write([step[2], step[3], step[0], step[1], x, y], -1)
  })
  return `M ${round(centre + start[0])} ${round(start[1])} ${forward.join(' ')} ${back.reverse().join(' ')} Z`
}

function write(step: Step, side: 1 | -1): string {
  const numbers = step.map((value, index) => round(index % 2 === 0 ? centre + side * value : value))
  return `${step.length === 2 ? 'L' : 'C'} ${numbers.join(' ')}`
}

export function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

export const opposite = ({ x, y }: Point): Point => ({ x: 2 * centre - x, y })

export function place(
  d: string,
  { scale, x, y }: { readonly scale: number; readonly x: number; readonly y: number },
): string {
  return d.replace(pairs, (_, left, top) => `${round(Number(left) * scale + x)} ${round(Number(top) * scale + y)}`)
}
