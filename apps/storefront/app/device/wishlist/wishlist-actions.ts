import { addToWishlist, removeFromWishlist } from '@vonk/domain/wishlist'
import type { Device } from '../device.ts'
import type { DeviceState, WishedProduct } from '../device-state.ts'
import type { SeenWishes, WishlistEngine } from '../engine/index.ts'

type Wishlist = DeviceState['wishlist']

export type WishlistActions = {
  add(product: WishedProduct): void
  remove(sku: string): void
  clear(): void
  /** The customer has seen which wishes are sold out, and which are no longer. */
  noteSeen(seen: SeenWishes): void
}

/** Changes the list on the device at once; the server hears of it when it can. */
export function createWishlistActions({ store, engine }: Pick<Device, 'store' | 'engine'>): WishlistActions {
  /** Answers the list as it was. */
  function change(update: (list: Wishlist) => Wishlist): Wishlist {
    const before = store.read().wishlist
    store.change((device) => ({ ...device, wishlist: update(device.wishlist) }))
    return before
  }

  function tell(what: (wishlist: WishlistEngine) => void): void {
    if (store.read().session.token === null) return
    // Without the engine (offline before it was ever loaded) the list lives on the device alone.
    engine().then(
      ({ wishlist }) => what(wishlist),
      () => {},
    )
  }

  return {
    add(product) {
      const before = change((list) => addToWishlist(list, product))
      if (store.read().wishlist !== before) tell((wishlist) => wishlist.added(product))
    },
    remove(sku) {
      change((list) => removeFromWishlist(list, sku))
      tell((wishlist) => wishlist.removed([sku]))
    },
    clear() {
      const before = change(() => [])
      tell((wishlist) => wishlist.removed(before.map((item) => item.sku)))
    },
    noteSeen: (seen) => tell((wishlist) => wishlist.noteSeen(seen)),
  }
}
