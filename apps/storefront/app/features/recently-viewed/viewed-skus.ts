const most = 12

/** The products a shopper looked at, the latest first, each once. */
export function withViewed(skus: readonly string[], sku: string): string[] {
  return [sku, ...skus.filter((each) => each !== sku)].slice(0, most)
}

/** What is read back from the device may be anything. */
export function readSkus(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, most) : []
}
