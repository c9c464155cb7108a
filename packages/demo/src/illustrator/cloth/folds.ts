import type { Fold } from '../drawing.ts'
import type { Point } from '../geometry.ts'
import { opposite } from '../geometry.ts'
import type { Random } from '../random.ts'

function jitter(random: Random, { x, y }: Point, reach: number): Point {
  return { x: x + random.between(-reach, reach), y: y + random.between(-reach, reach) }
}

type Ray = {
  readonly from: Point
  readonly to: Point
  readonly width: number
  readonly bend?: number
  readonly reach?: number
}

export function fold(random: Random, { from, to, width, bend = 8, reach = 8 }: Ray): Fold {
  return {
    from: jitter(random, from, reach * 0.4),
    to: jitter(random, to, reach * 1.6),
    width: width * random.between(0.75, 1.25),
    bend: bend * random.between(0.6, 1.4),
  }
}

/** The same ray on both sides, each with its own accident, so nothing looks stamped. */
export function foldPair(random: Random, ray: Ray): Fold[] {
  const other = { ...ray, from: opposite(ray.from), to: opposite(ray.to), bend: -(ray.bend ?? 8) }
  return [fold(random, ray), fold(random, other)]
}

type Drape = {
  readonly left: number
  readonly right: number
  readonly y: number
  readonly height: number
  readonly count: number
  readonly width: number
}

/** Long soft folds that rise from a hem. */
export function drape(random: Random, { left, right, y, height, count, width }: Drape): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const x = left + ((index + 0.5 + random.between(-0.28, 0.28)) / count) * (right - left)
    const lean = ((left + right) / 2 - x) * 0.12
    const rise = height * random.between(0.35, 1.15)
    return {
      from: { x, y: y + 10 },
      to: { x: x + lean + random.between(-8, 8), y: y - rise },
      width: width * random.between(0.7, 1.2),
      bend: random.between(-7, 7),
    }
  })
}
