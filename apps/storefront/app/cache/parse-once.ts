type ParseOnceOptions = { readonly leastLength?: number; readonly mostLength?: number }

/**
 * Reads JSON, and a long text it has read lately gives the very same value: what was made of it before can be found by
 * that value. Nobody may change the answers.
 */
export function createParseOnce({ leastLength = 100, mostLength = 24_000_000 }: ParseOnceOptions = {}) {
  const known = new Map<string, unknown>()
  let length = 0

  function keep(json: string, value: unknown): void {
    known.set(json, value)
    length += json.length
    for (const oldest of known.keys()) {
      if (length <= mostLength) return
      known.delete(oldest)
      length -= oldest.length
    }
  }

  // Bytes that are handed out again tell by themselves that nothing is new.
  const read = new WeakMap<Uint8Array, { readonly value: unknown }>()

  function parseText(json: string): unknown {
    if (json.length < leastLength) return JSON.parse(json)
    const value = known.get(json) ?? JSON.parse(json)
    if (known.delete(json)) length -= json.length
    keep(json, value)
    return value
  }

  return function parseOnce(json: string | Uint8Array): unknown {
    if (typeof json === 'string') return parseText(json)
    const held = read.get(json)
    if (held) return held.value
    const value = parseText(decoder.decode(json))
    read.set(json, { value })
    return value
  }
}

const decoder = new TextDecoder()
