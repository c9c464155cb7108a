import type { MapTiles } from '../../stores/index.ts'
import { type Box, worldTop, worldWidth } from './map-view.ts'

export type Tile = { readonly href: string; readonly x: number; readonly y: number; readonly size: number }

const tilesAcross = 2.5
const mostZoom = 16
// Some more around, for the drawing is often wider or higher than what has to be in sight.
const margin = 0.5

/** The pictures that cover this part of the map, each with its place on the drawing. */
export function tilesFor(box: Box, { url }: MapTiles): readonly Tile[] {
  const width = Math.max(box.width, box.height)
  const zoom = Math.min(mostZoom, Math.max(0, Math.round(Math.log2((worldWidth * tilesAcross) / width))))
  const size = worldWidth / 2 ** zoom
  const columns = range(box.x + worldWidth / 2, box.width, { size, zoom })
  const rows = range(box.y + worldTop, box.height, { size, zoom })
  return rows.flatMap((row) =>
    columns.map((column) => ({
      href: url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row)),
      x: column * size - worldWidth / 2,
      y: row * size - worldTop,
      size,
    })),
  )
}

function range(start: number, length: number, { size, zoom }: { size: number; zoom: number }): readonly number[] {
  const first = Math.max(0, Math.floor((start - length * margin) / size))
  const last = Math.min(2 ** zoom - 1, Math.floor((start + length * (1 + margin)) / size))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Whether the pictures come from another house, which then learns who looks at them. */
export function isForeign({ url }: MapTiles): boolean {
  return !url.startsWith('/')
}
