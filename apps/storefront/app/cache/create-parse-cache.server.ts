import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type ParseCacheOptions = { readonly minLength?: number; readonly maxLength?: number }
type Parsed = { readonly value: unknown }

/**
 * Parses JSON, and a long text that was parsed lately gives the same object again, so that what was made from it before
 * is found by it. Nobody may change the answers. A text is known by its hash: keeping the texts would take as much again.
 */
export function createParseCache({ minLength = 100, maxLength = 16_000_000 }: ParseCacheOptions = {}) {
  const values = new LRUCache<string, Parsed>({ maxSize: maxLength })
  // Bytes that are handed out again need not even be hashed.
  const ofBytes = new WeakMap<Uint8Array, Parsed>()

  function parseOnce(json: string | Uint8Array): Parsed {
    if (json.length < minLength) return parseNow(json)
    const key = hash('sha1', json, 'base64')
    const parsed = values.get(key) ?? parseNow(json)
    values.set(key, parsed, { size: json.length })
    return parsed
  }

  return function parse(json: string | Uint8Array): unknown {
    if (typeof json === 'string') return parseOnce(json).value
    const parsed = ofBytes.get(json) ?? parseOnce(json)
    ofBytes.set(json, parsed)
    return parsed.value
  }
}

function parseNow(json: string | Uint8Array): Parsed {
  return { value: JSON.parse(typeof json === 'string' ? json : decoder.decode(json)) }
}

const decoder = new TextDecoder()
