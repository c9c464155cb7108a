/** Where in a dump something stands. */
export type Place = {
  readonly file: string
  readonly line: number
  /** Null where the line says it all. */
  readonly byte: number | null
}

export type Fields = Readonly<Record<string, unknown>>

/** A document of a dump, with what the row around it says of it. */
export type DumpRow = {
  readonly place: Place
  readonly index: string | null
  readonly type: string | null
  readonly id: string | null
  readonly fields: Fields
  /** How much text it was, to know how much is held. */
  readonly size: number
}

export type BrokenRow = { readonly place: Place; readonly reason: string }

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function describePlace({ file, line, byte }: Place): string {
  if (line === 0) return file
  return `${file} line ${line}${byte === null ? '' : ` byte ${byte}`}`
}
