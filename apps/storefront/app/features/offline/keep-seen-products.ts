import { buildPath, type StoreView } from '@vonk/domain/stores'
import type { lazyLocalCache } from '../../device/lazy-local-cache.ts'
import type { CardProduct } from '../product/index.ts'

const mostKept = 200

type Seen = {
  readonly view: StoreView
  /** What was looked at, the latest first; what is read from the device may be anything. */
  readonly skus: unknown
  /** The list on the page; other pages have none. */
  readonly list?: unknown
  readonly cache: Pick<ReturnType<typeof lazyLocalCache>, 'get' | 'set'>
  fetch(address: string): Promise<Response>
}

/** Keeps products that were looked at or listed beside the answers to searches: without a network a search offers them. */
export async function keepSeenProducts({ view, skus, list = null, cache, fetch }: Seen): Promise<void> {
  const address = buildPath(view, '/search/found')
  const key = `seen${address}`
  const kept = readItems(await cache.get(key))
  const seen = Array.isArray(skus) ? skus.filter((sku) => typeof sku === 'string') : []
  const listed = readItems(list, 'products')
  const there = [...listed, ...kept]
  const missing = seen.filter((sku) => !there.some((card) => card.sku === sku))
  const cards = missing.length === 0 ? [] : await askForCards(missing, { view, fetch })
  const items = uniqueBySku([...cards, ...there]).slice(0, mostKept)
  if (cards.length + listed.length > 0) await cache.set(key, { address, items })
}

async function askForCards(skus: readonly string[], { view, fetch }: Pick<Seen, 'view' | 'fetch'>) {
  const query = new URLSearchParams({ skus: skus.join(',') })
  const response = await fetch(`${buildPath(view, '/product-data/cards')}?${query}`).catch(() => null)
  return response?.ok ? readItems(await response.json().catch(() => null), 'cards') : []
}

/** The first of each. */
function uniqueBySku(cards: readonly CardProduct[]): CardProduct[] {
  return [...Map.groupBy(cards, ({ sku }) => sku).values()].flatMap(([first]) => first ?? [])
}

function readItems(answer: unknown, field = 'items'): readonly CardProduct[] {
  const items = Object(answer)[field]
  // Written by this device or this shop a moment ago; anything else has no sku.
  return Array.isArray(items) ? (items.filter((item) => typeof item?.sku === 'string') as CardProduct[]) : []
}
