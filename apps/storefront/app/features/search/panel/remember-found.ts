import { offlineSearchAnswer } from '@vonk/domain/search-text'
import type { lazyLocalCache } from '#device/lazy-local-cache.ts'
import type { CardProduct } from '../../product/index.ts'
import type { FetchFound, SearchFound } from './fetch-found.ts'

type LocalCache = ReturnType<typeof lazyLocalCache>

type Place = {
  /** Where the view answers searches. */
  readonly address: string
  readonly cache: LocalCache
  isOnline(): boolean
}

const mostSeen = 6

/** Keeps answers on the device under a hash of what was asked; where the shop does not answer they are all there is. */
export function rememberFound(fetchFound: FetchFound, { address, cache, isOnline }: Place): FetchFound {
  // Kept under nothing but hashes of this form, below.
  const find = async (key: string) => (await cache.get(key)) as SearchFound | null
  return async (search) => {
    const { text, start, signal } = search
    const key = requestHash([address, text, start])
    if (!isOnline()) return (await find(key)) ?? offlineAnswer(await findSeen(cache, address, text))
    try {
      const found = await fetchFound(search)
      void cache.set(key, { address, ...found })
      return found
    } catch (error) {
      const kept = signal.aborted ? null : await find(key)
      if (kept) return kept
      throw error
    }
  }
}

function offlineAnswer(seen: readonly CardProduct[]): SearchFound {
  return { ...offlineSearchAnswer, categories: [], pages: [], suggestions: [], seen }
}

/** Products of earlier answers in this view whose names have every word of the text. */
async function findSeen(cache: LocalCache, address: string, text: string): Promise<readonly CardProduct[]> {
  const words = text.toLowerCase().split(/\s+/)
  const answers = [...(await cache.list()).values()].filter((kept) => isAnswerAt(kept, address))
  const fitting = answers
    .flatMap(({ items }) => items)
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  return [...new Map(fitting.map((product) => [product.sku, product])).values()].slice(0, mostSeen)
}

type KeptAnswer = { readonly address: string; readonly items: readonly CardProduct[] }

/** The cache holds other answers, too. */
function isAnswerAt(kept: unknown, address: string): kept is KeptAnswer {
  return typeof kept === 'object' && kept !== null && 'items' in kept && 'address' in kept && kept.address === address
}

/** FNV-1a: short, and different for different requests. */
export function requestHash(request: readonly (string | number)[]): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(request)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return `search/${hash.toString(36)}`
}
