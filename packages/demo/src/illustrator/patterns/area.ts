import type { Paint } from '../drawing.ts'
import type { Box, Point } from '../geometry.ts'
import { createRandom, hash, type Random } from '../random.ts'
import { tiled } from '../tiled.ts'

export type Area = { readonly paint: Paint; readonly dye: string; readonly box: Box; readonly grain: number }

/** The box grown so that it still covers its panel after turning with the grain. */
export function covering({ box, grain }: Area): Box {
  const turn = Math.abs((grain * Math.PI) / 180)
  const width = box.width * Math.cos(turn) + box.height * Math.sin(turn) + 16
  const height = box.width * Math.sin(turn) + box.height * Math.cos(turn) + 16
  return { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2, width, height }
}

export type Grid = { readonly columns: number; readonly rows: number; readonly gap: number; readonly accident: number }

/** Staggered spots with a little accident each; the rows are even in number, so that the tile meets itself. */
function scatter({ columns, rows, gap, accident }: Grid, { between }: Random): Point[] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    return {
      x: ((index % columns) + 0.25 + (row % 2) / 2) * gap + between(-accident, accident),
      y: (row + 0.5) * gap * 0.86 + between(-accident, accident),
    }
  })
}

/** One piece of printed cloth, drawn once per picture and laid under every panel at another place. */
export function printed(area: Area, grid: Grid, draw: (spots: readonly Point[], random: Random) => string): string {
  const { paint, dye, box, grain } = area
  const tile = paint.share(`cloth ${dye}`, (id) => {
    const random = createRandom(hash(paint.pattern) ^ paint.seed)
    return `<g id="${id}">${draw(scatter(grid, random), random)}</g>`
  })
  const size = { width: grid.columns * grid.gap, height: grid.rows * grid.gap * 0.86 }
  return tiled({ tile, size, box, grain, shift: Math.round(box.x * 0.37 + box.y * 0.21) })
}
