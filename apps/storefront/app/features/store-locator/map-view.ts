import type { Coordinates } from '@vonk/domain/shipping'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

// At 51° north a degree east is this much shorter than a degree north.
const squeeze = 0.63
const scale = 100
// Wide enough to tell by the borders where a single shop is.
const smallest = 260

/** Degrees as points of the drawing; flat enough for three neighbouring countries. */
export function project({ latitude, longitude }: Coordinates): { readonly x: number; readonly y: number } {
  return { x: Math.round(longitude * scale * squeeze * 10) / 10, y: Math.round((60 - latitude) * scale * 10) / 10 }
}

export function toPath(outline: string): string {
  const points = outline.split(' ').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number)
    const { x, y } = project({ latitude, longitude })
    return `${x} ${y}`
  })
  return `M${points.join('L')}Z`
}

/** The part of the map that holds all these places, with some country around them. */
export function fitTo(places: readonly Coordinates[]): Box {
  const points = places.map(project)
  if (points.length === 0) return { x: 150, y: 480, width: 820, height: 800 }
  const across = span(points.map(({ x }) => x))
  const down = span(points.map(({ y }) => y))
  return { x: across.start, y: down.start, width: across.length, height: down.length }
}

function span(values: readonly number[]): { readonly start: number; readonly length: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const length = Math.max(smallest, (high - low) * 1.24)
  return { start: (low + high - length) / 2, length }
}
