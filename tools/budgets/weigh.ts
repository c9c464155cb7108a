import type { FirstLoad } from './first-load.ts'

export type Weights = { route: string; scripts: number; styles: number }

/** Bytes on the wire per route, given those of each file. Throws when the build lacks a file its manifest names. */
export function weigh(loads: FirstLoad[], sizeOf: ReadonlyMap<string, number>): Weights[] {
  const total = (files: string[]) => files.reduce((sum, file) => sum + sizeOfFile(file, sizeOf), 0)
  return loads.map(({ route, scripts, styles }) => ({ route, scripts: total(scripts), styles: total(styles) }))
}

function sizeOfFile(file: string, sizeOf: ReadonlyMap<string, number>) {
  const size = sizeOf.get(file)
  if (size === undefined) throw new Error(`the build has no ${file}, though its manifest names it`)
  return size
}
