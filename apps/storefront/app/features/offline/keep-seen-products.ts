import { buildPath, type StoreView } from '@vonk/domain/stores'
import type { lazyLocalCache } from '../../device/lazy-local-cache.ts'
import type { CardProduct } from '../product/index.ts'

const mostKept = 60

type Seen = {
  readonly view: StoreView
  /** What was looked at, the latest first; what is read from the device may be anything. */
  readonly skus: unknown
  readonly cache: Pick<ReturnType<typeof lazyLocalCache>, 'get' | 'set'>
  fetch(address: string): Promise<Response>
}

/** Keeps products that were looked at as cards beside the answers to searches: without a network a search offers them. */
export async function keepSeenProducts({ view, skus, cache, fetch }: Seen): Promise<void> {
  const address = buildPath(view, '/search/found')
  const key = `seen${address}`
  const kept = readItems(await cache.get(key))
  const seen = Array.isArray(skus) ? skus.filter((sku) => typeof sku === 'string') : []
  const missing = seen.filter((sku) => !kept.some((card) => card.sku === sku))
  if (missing.length === 0) return
  const query = new URLSearchParams({ skus: missing.join(',') })
  const response = await fetch(`${buildPath(view, '/product-data/cards')}?${query}`).catch(() => null)
  if (!response?.ok) return
  const cards = readItems(await response.json().catch(() => null), 'cards')
  if (cards.length > 0) await cache.set(key, { address, items: [...cards, ...kept].slice(0, mostKept) })
}

function readItems(answer: unknown, field = 'items'): readonly CardProduct[] {
  const items = Object(answer)[field]
  // Written by this device or this shop a moment ago; anything else has no sku.
  return Array.isArray(items) ? (items.filter((item) => typeof item?.sku === 'string') as CardProduct[]) : []
}
