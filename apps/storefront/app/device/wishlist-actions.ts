import { addToWishlist, removeFromWishlist } from '@vonk/domain/wishlist'
import type { DeviceState, WishedProduct } from './device-state.ts'
import type { DeviceStore } from './device-store.ts'

type Wishlist = DeviceState['wishlist']

export type WishlistActions = {
  add(product: WishedProduct): void
  remove(sku: string): void
  clear(): void
}

export function createWishlistActions(store: DeviceStore): WishlistActions {
  const change = (update: (list: Wishlist) => Wishlist) =>
    store.change((device) => ({ ...device, wishlist: update(device.wishlist) }))
  return {
    add: (product) => change((list) => addToWishlist(list, product)),
    remove: (sku) => change((list) => removeFromWishlist(list, sku)),
    clear: () => change(() => []),
  }
}
