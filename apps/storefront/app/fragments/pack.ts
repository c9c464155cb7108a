import { useMemo } from 'react'

/** A large answer of a loader as one string, which the router hands over ten times as fast as many small values. */
export type Packed<Value extends object> = {
  readonly packed: string
  /** Only on the server: the data itself. */
  readonly unpacked?: Value
}

/** Packs plain data. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  return packAs(value, withoutQuotes(JSON.stringify(value)))
}

/** Packs the data as another text, such as one that stands for its own until the page is complete. */
export function packAs<Value extends object>(value: Value, text: string): Packed<Value> {
  // Not enumerable, so that the router does not send the data a second time.
  return Object.defineProperty({ packed: text }, 'unpacked', { value })
}

/** The data as it was packed; on the server the very same object. */
export function unpack<Value extends object>(packed: Packed<Value>): Value {
  return packed.unpacked ?? JSON.parse(withQuotes(packed.packed))
}

/** The data as it was packed, read once for as long as the component lives. */
export function useUnpacked<Value extends object>(packed: Packed<Value>): Value
export function useUnpacked<Value extends object>(packed: Packed<Value> | undefined): Value | undefined
export function useUnpacked<Value extends object>(packed: Packed<Value> | undefined): Value | undefined {
  return useMemo(() => packed && unpack(packed), [packed])
}

// On its way into the page each quote would grow to eight signs; a tilde stays one. Tildes of the data are written as
// JSON's own escape, so none is mistaken for a quote.
function withoutQuotes(json: string): string {
  return json.replaceAll('~', '\\u007e').replaceAll('"', '~')
}

function withQuotes(text: string): string {
  return text.replaceAll('~', '"')
}
