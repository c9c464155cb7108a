import type { FirstLoad } from './first-load.ts'

/** Bytes of one file on the wire. */
export type Size = { brotli: number; gzip: number }

/** Bytes of a route in Brotli, and those of its scripts in gzip as well. */
export type Weights = { route: string; scripts: number; scriptsInGzip: number; styles: number }

/** Bytes on the wire per route, given those of each file. Throws when the build lacks a file its manifest names. */
export function weigh(loads: FirstLoad[], sizeOf: ReadonlyMap<string, Size>): Weights[] {
  const total = (files: string[], encoding: keyof Size) =>
    files.reduce((sum, file) => sum + sizeOfFile(file, sizeOf)[encoding], 0)
  return loads.map(({ route, scripts, styles }) => ({
    route,
    scripts: total(scripts, 'brotli'),
    scriptsInGzip: total(scripts, 'gzip'),
    styles: total(styles, 'brotli'),
  }))
}

function sizeOfFile(file: string, sizeOf: ReadonlyMap<string, Size>) {
  const size = sizeOf.get(file)
  if (size === undefined) throw new Error(`the build has no ${file}, though its manifest names it`)
  return size
}
