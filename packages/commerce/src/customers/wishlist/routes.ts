import { addToWishlist, noteSeenWishes, readWishlist, removeFromWishlist } from '@vonk/contract'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Wishlists } from './wishlists.ts'

type WishlistRoutesOptions = { readonly wishlists: Wishlists; readonly directory: StoreDirectory }

export function wishlistRoutes({ wishlists, directory }: WishlistRoutesOptions) {
  const callerOf = ({ token, storeCode }: CallContext) => ({ token, view: findStoreView(directory, storeCode) })
  return [
    handle(readWishlist, (_input, context) => wishlists.read(callerOf(context))),
    handle(addToWishlist, ({ skus, prices = [] }, context) => wishlists.add(callerOf(context), { skus, prices })),
    handle(noteSeenWishes, (seen, context) => wishlists.noteSeen(callerOf(context), seen)),
    handle(removeFromWishlist, ({ skus }, context) => wishlists.remove(callerOf(context), skus)),
  ]
}
