/** A large answer of a loader as one string, which the router hands over ten times as fast as many small values. */
export type Packed<Value extends object> = {
  readonly packed: string
  /** Never there: it only remembers the type. */
  readonly unpacked?: Value
}

const packedOf = new WeakMap<object, { readonly packed: string }>()
const unpackedOf = new WeakMap<object, object>()

/** Packs plain data; the same object is written only once. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const known = packedOf.get(value)
  if (known) return known
  const packed = { packed: withoutQuotes(JSON.stringify(value)) }
  packedOf.set(value, packed)
  unpackedOf.set(packed, value)
  return packed
}

/** The data as it was packed; on the server the very same object. */
export function unpack<Value extends object>(packed: Packed<Value>): Value {
  const known = unpackedOf.get(packed)
  // Only `pack` and the lines below fill the map, with a value of this type.
  if (known) return known as Value
  const value: Value = JSON.parse(withQuotes(packed.packed))
  unpackedOf.set(packed, value)
  return value
}

/** Another packing of the same data, such as one whose text follows later. */
export function packAs<Value extends object>(value: Value, text: string): Packed<Value> {
  const packed = { packed: text }
  unpackedOf.set(packed, value)
  return packed
}

// On its way into the page each quote would grow to eight signs; a tilde stays one. Tildes of the data are written as
// JSON's own escape, so none is mistaken for a quote.
function withoutQuotes(json: string): string {
  return json.replaceAll('~', '\\u007e').replaceAll('"', '~')
}

function withQuotes(text: string): string {
  return text.replaceAll('~', '"')
}
