import type { Paint } from '../drawing.ts'
import type { Box, Point } from '../geometry.ts'

export type Area = { readonly paint: Paint; readonly dye: string; readonly box: Box; readonly grain: number }

/** The box grown so that it still covers its panel after turning with the grain. */
export function covering({ box, grain }: Area): Box {
  const turn = Math.abs((grain * Math.PI) / 180)
  const width = box.width * Math.cos(turn) + box.height * Math.sin(turn) + 16
  const height = box.width * Math.sin(turn) + box.height * Math.cos(turn) + 16
  return { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2, width, height }
}

/** Staggered spots with a little accident each, centred so that both halves of a garment agree. */
export function scatter(area: Area, gap: number, accident = 0): Point[] {
  const { x, y, width, height } = covering(area)
  const { between } = area.paint.random
  const rows = Math.ceil(height / gap) + 1
  const columns = Math.ceil(width / gap / 2) + 1
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns * 2 + 1 }, (__, column) => ({
      x: x + width / 2 + (column - columns + (row % 2) / 2) * gap + between(-accident, accident),
      y: y + row * gap * 0.86 + between(-accident, accident),
    })),
  )
    .flat()
    .filter((point) => point.x > x - gap && point.x < x + width + gap)
}
