import { readLocal, writeLocal } from '../../device/index.ts'

const storageKey = 'shop/recently-viewed'
const most = 12

/** Kept on this device only; prices and stock are asked for again whenever the list is shown. */
export function rememberProduct(sku: string): void {
  writeLocal(storageKey, withViewed(readViewed(), sku))
}

export function readViewed(): string[] {
  return readSkus(readLocal(storageKey))
}

/** The products a shopper looked at, the latest first, each once. */
export function withViewed(skus: readonly string[], sku: string): string[] {
  return [sku, ...skus.filter((each) => each !== sku)].slice(0, most)
}

/** What is read back from the device may be anything. */
export function readSkus(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, most) : []
}
