import { readLocal, writeLocal } from '../../device/index.ts'
import { readSkus, withViewed } from './viewed-skus.ts'

const storageKey = 'shop/recently-viewed'

/** Kept on this device only; prices and stock are asked for anew whenever the list is shown. */
export function rememberProduct(sku: string): void {
  writeLocal(storageKey, withViewed(readViewed(), sku))
}

export function readViewed(): string[] {
  return readSkus(readLocal(storageKey))
}
