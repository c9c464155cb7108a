import type { Instant } from './price-source.ts'

/** How long a price that was asked for counts as current. */
const CURRENT_FOR_MS = 60_000

/** Prices asked for one customer, by sku; null where the shop has none. */
export type RefreshedPrices<Price> = ReadonlyMap<string, { readonly price: Price | null; readonly asOf: Instant }>

/** The skus in view whose prices are not current, each once. */
export function skusToRefresh(skus: Iterable<string>, prices: RefreshedPrices<unknown>, now: Instant): string[] {
  return [...new Set(skus)].filter((sku) => {
    const cached = prices.get(sku)
    return cached === undefined || now - cached.asOf >= CURRENT_FOR_MS
  })
}

type Answer<Price> = { readonly skus: readonly string[]; readonly listed: readonly Price[]; readonly now: Instant }

/** Puts the answer to a refresh beside the other prices and marks all that was asked for as current. */
export function refreshPrices<Price extends { readonly sku: string }>(
  prices: RefreshedPrices<Price>,
  { skus, listed, now }: Answer<Price>,
): RefreshedPrices<Price> {
  const bySku = new Map(listed.map((price) => [price.sku, price]))
  const current = skus.map((sku) => [sku, { price: bySku.get(sku) ?? null, asOf: now }] as const)
  return new Map([...prices, ...current])
}
