import { hash } from 'node:crypto'
import type { CacheUsage } from '@vonk/page-host'
import { LRUCache } from 'lru-cache'

type ParseCacheOptions = { readonly minLength?: number; readonly maxLength?: number }

export type ParseCache = {
  parse(json: string | Uint8Array): unknown
  /** Of the texts that are long enough. */
  usage(): CacheUsage
}

type Parsed = { readonly value: unknown }

/**
 * Parses JSON, and a long text that was parsed lately gives the same object again, so that what was made from it before
 * is found by it. Nobody may change the answers. A text is known by its hash: keeping the texts would take as much again.
 */
export function createParseCache({ minLength = 100, maxLength = 16_000_000 }: ParseCacheOptions = {}): ParseCache {
  const values = new LRUCache<string, Parsed>({ maxSize: maxLength })
  // Bytes that are handed out again need not even be hashed.
  const ofBytes = new WeakMap<Uint8Array, Parsed>()
  let [hits, misses] = [0, 0]

  function parseOnce(json: string | Uint8Array): Parsed {
    if (json.length < minLength) return parseNow(json)
    const key = hash('sha1', json, 'base64')
    const cached = values.get(key)
    if (cached) hits += 1
    else misses += 1
    const parsed = cached ?? parseNow(json)
    values.set(key, parsed, { size: json.length })
    return parsed
  }

  return {
    parse(json) {
      if (typeof json === 'string') return parseOnce(json).value
      const cached = ofBytes.get(json)
      if (cached) hits += 1
      const parsed = cached ?? parseOnce(json)
      ofBytes.set(json, parsed)
      return parsed.value
    },
    usage: () => ({ hits, misses, entries: values.size, bytes: values.calculatedSize }),
  }
}

function parseNow(json: string | Uint8Array): Parsed {
  return { value: JSON.parse(typeof json === 'string' ? json : decoder.decode(json)) }
}

const decoder = new TextDecoder()
