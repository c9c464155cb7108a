import type { Coordinates } from '@vonk/domain/shipping'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The world is this many points around, so that at our latitudes a hundred of them are a degree north. */
export const worldWidth = 22_680
/** How far below the top of the world the drawing starts. */
export const worldTop = 6586
/** How much is seen around a single place: enough to tell by the borders where it is, or the streets around it. */
const leastWide = { country: 260, streets: 3 }

/** Degrees as points of the drawing, in the projection map servers use. `outline.svg` is drawn in the same points. */
export function project({ latitude, longitude }: Coordinates): { readonly x: number; readonly y: number } {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)
  return { x: roundHundredth((longitude * worldWidth) / 360), y: roundHundredth((0.5 - north) * worldWidth - worldTop) }
}

function roundHundredth(value: number): number {
  return Math.round(value * 100) / 100
}

/** The part of the map that holds all these places, with something around them. */
export function fitTo(places: readonly Coordinates[], around: keyof typeof leastWide): Box {
  const points = places.map(project)
  if (points.length === 0) return { x: 150, y: 470, width: 820, height: 800 }
  const across = span(
    points.map(({ x }) => x),
    leastWide[around],
  )
  const down = span(
    points.map(({ y }) => y),
    leastWide[around],
  )
  return { x: across.start, y: down.start, width: across.length, height: down.length }
}

function span(values: readonly number[], smallest: number): { readonly start: number; readonly length: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const length = Math.max(smallest, (high - low) * 1.24)
  return { start: (low + high - length) / 2, length }
}
