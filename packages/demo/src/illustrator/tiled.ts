import type { Box } from './geometry.ts'
import { el, group } from './svg.ts'

type Tiling = {
  readonly tile: string
  readonly size: { readonly width: number; readonly height: number }
  readonly box: Box
  readonly grain: number
  /** Where the cloth was laid on the pattern: neighbours must not repeat each other. */
  readonly shift?: number
}

/** How far a motif may reach over the border of its tile. */
const spill = 20

/** Covers a box with one shared drawing, turned with the grain; what sticks out of a tile continues in the next. */
export function tiled({ tile, size, box, grain, shift = 0 }: Tiling): string {
  const turn = (Math.abs(grain) * Math.PI) / 180
  const across = box.width * Math.cos(turn) + box.height * Math.sin(turn)
  const along = box.width * Math.sin(turn) + box.height * Math.cos(turn)
  const left = Math.round(-across / 2 - spill - (shift % size.width))
  const top = Math.round(-along / 2 - spill - (shift % size.height))
  const columns = Math.ceil((across / 2 + spill - left) / size.width)
  const rows = Math.ceil((along / 2 + spill - top) / size.height)
  const pieces: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      pieces.push(el('use', { href: `#${tile}`, x: left + column * size.width, y: top + row * size.height }))
  const place = `translate(${Math.round(box.x + box.width / 2)} ${Math.round(box.y + box.height / 2)})`
  return group({ transform: grain ? `${place} rotate(${Math.round(grain)})` : place }, ...pieces)
}
