import { LRUCache } from 'lru-cache'

type ParseCacheOptions = { readonly minLength?: number; readonly maxLength?: number }

/**
 * Parses JSON, and a long text that was parsed lately gives the same object again, so that what was made from it before
 * is found by it. Nobody may change the answers.
 */
export function createParseCache({ minLength = 100, maxLength = 24_000_000 }: ParseCacheOptions = {}) {
  const values = new LRUCache<string, { readonly value: unknown }>({
    maxSize: maxLength,
    sizeCalculation: (_value, json) => json.length,
  })
  // Bytes that are handed out again need not even be decoded.
  const ofBytes = new WeakMap<Uint8Array, { readonly value: unknown }>()

  function parseText(json: string): { readonly value: unknown } {
    if (json.length < minLength) return { value: JSON.parse(json) }
    const cached = values.get(json) ?? { value: JSON.parse(json) }
    values.set(json, cached)
    return cached
  }

  return function parse(json: string | Uint8Array): unknown {
    if (typeof json === 'string') return parseText(json).value
    const parsed = ofBytes.get(json) ?? parseText(decoder.decode(json))
    ofBytes.set(json, parsed)
    return parsed.value
  }
}

const decoder = new TextDecoder()
