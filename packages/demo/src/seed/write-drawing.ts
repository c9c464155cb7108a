import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Text this repetitive packs to a seventh at the fastest setting; the rasteriser reads it packed. */
const PACKING = { level: 1 }

/** Writes one drawing into the media folder; whoever looks there meanwhile sees the whole of it or nothing. */
export async function writeDrawing({
  folder,
  path,
  svg,
}: {
  folder: string
  path: string
  svg: string
}): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, gzipSync(svg, PACKING))
  await rename(unfinished, file)
}
