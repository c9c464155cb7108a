type ParseOnceOptions = { readonly leastLength?: number; readonly mostLength?: number }

/**
 * Reads JSON, and a long text it has read lately gives the very same value: what was made of it before can be found by
 * that value. Nobody may change the answers.
 */
export function createParseOnce({ leastLength = 1_000, mostLength = 8_000_000 }: ParseOnceOptions = {}) {
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

  return function parseOnce(json: string): unknown {
    if (json.length < leastLength) return JSON.parse(json)
    const value = known.get(json) ?? JSON.parse(json)
    if (known.delete(json)) length -= json.length
    keep(json, value)
    return value
  }
}
