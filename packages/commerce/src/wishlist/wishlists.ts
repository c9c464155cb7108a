import { err, ok, type Result } from '@vonk/domain/result'
import type { ShopSettings } from '@vonk/domain/settings'
import { type StoreView, withTrailingSlash } from '@vonk/domain/stores'
import { canonicalProductPage } from '@vonk/domain/urls'
import type { Database } from '@vonk/platform/db'
import { findProductsBySku } from '../catalogue/index.ts'
import { findWishes, putWishes, removeWishes } from '../customers/index.ts'
import { isStorable } from '../rows/index.ts'

export type WishlistParts = {
  readonly db: Database
  /** The customer of a token; null for one that is not, or no longer, good. */
  whoIs(token: string): Promise<{ readonly customerId: number } | null>
  settingsOf(view: StoreView): ShopSettings
  readonly now?: () => number
}

type Caller = { readonly token: string | null; readonly view: StoreView }
type NotSignedIn = { readonly code: 'not-signed-in' }
type Wish = { readonly sku: string; readonly name: string; readonly image: string; readonly url: string }

/** More than anybody looks through. */
const MOST_WISHES = 500

export type Wishlists = ReturnType<typeof createWishlists>

/** What customers wish for, whichever device they look with. */
export function createWishlists({ db, whoIs, settingsOf, now = Date.now }: WishlistParts) {
  async function ownerOf({ token }: Caller): Promise<Result<number, NotSignedIn>> {
    const customer = token === null ? null : await whoIs(token)
    return customer ? ok(customer.customerId) : err({ code: 'not-signed-in' })
  }

  return {
    async read(caller: Caller): Promise<Result<Wish[], NotSignedIn>> {
      const owner = await ownerOf(caller)
      if (!owner.ok) return owner
      const { view } = caller
      const wishes = await findWishes(db, owner.value)
      const skus = wishes.map(({ sku }) => sku)
      const found = await findProductsBySku(db, view.code, skus)
      return ok(
        skus.flatMap((sku) => {
          const product = found.get(sku)?.product
          if (!product) return []
          const { name, image, type_id: typeId, slug, url_key, url_path } = product
          const address = { typeId, parentSku: product.sku, slug: slug ?? url_key ?? '', urlPath: url_path ?? '' }
          const page = canonicalProductPage({ ...address, childSku: null }, settingsOf(view))
          return [{ sku, name, image: image ?? '', url: withTrailingSlash(page, view.seo.useTrailingSlash) }]
        }),
      )
    },

    async add(
      caller: Caller,
      skus: readonly string[],
    ): Promise<Result<true, NotSignedIn | { readonly code: 'wishlist-full' }>> {
      const owner = await ownerOf(caller)
      if (!owner.ok) return owner
      const customerId = owner.value
      const held = new Set((await findWishes(db, customerId)).map(({ sku }) => sku))
      const added = [...new Set(skus)].filter((sku) => isStorable(sku) && !held.has(sku))
      if (held.size + added.length > MOST_WISHES) return err({ code: 'wishlist-full' })
      // A moment apart, so that they stay in the order they were wished for.
      await putWishes(
        db,
        added.map((sku, place) => ({ customerId, sku, addedAt: new Date(now() + place) })),
      )
      return ok(true)
    },

    async remove(caller: Caller, skus: readonly string[]): Promise<Result<true, NotSignedIn>> {
      const owner = await ownerOf(caller)
      if (!owner.ok) return owner
      await removeWishes(db, owner.value, skus.filter(isStorable))
      return ok(true)
    },
  }
}
