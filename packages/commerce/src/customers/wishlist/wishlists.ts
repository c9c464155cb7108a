import { momentOf, type ProductDocument } from '@vonk/contract'
import { toCents, toDecimal } from '@vonk/domain/money'
import { err, ok, type Result } from '@vonk/domain/result'
import type { ShopSettings } from '@vonk/domain/settings'
import { type StoreView, withTrailingSlash } from '@vonk/domain/stores'
import { canonicalProductPage } from '@vonk/domain/urls'
import { isStorable } from '@vonk/platform/bulk-insert'
import type { Database } from '@vonk/platform/db'
import { findProductsBySku } from '../../catalogue/index.ts'
import type { StoredWish } from '../schema.ts'
import { findWishes, noteSoldOut, putWishes, removeWishes } from '../store.ts'

export type WishlistParts = {
  readonly db: Database
  /** The customer of a token; null for one that is not, or no longer, good. */
  whoIs(token: string): Promise<{ readonly customerId: number } | null>
  settingsOf(view: StoreView): ShopSettings
  readonly now?: () => number
}

type Caller = { readonly token: string | null; readonly view: StoreView }
type NotSignedIn = { readonly code: 'not-signed-in' }
type Wish = {
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly url: string
  readonly added_at: string
  readonly price: number | null
  readonly was_sold_out: boolean
}
type Added = {
  readonly skus: readonly string[]
  readonly prices: readonly { readonly sku: string; readonly price: number }[]
}
type Seen = { readonly sold_out: readonly string[]; readonly for_sale: readonly string[] }

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
      const settings = settingsOf(view)
      return ok(wishes.flatMap((wish) => showWish(wish, { product: found.get(wish.sku)?.product, view, settings })))
    },

    async add(
      caller: Caller,
      { skus, prices }: Added,
    ): Promise<Result<true, NotSignedIn | { readonly code: 'wishlist-full' }>> {
      const owner = await ownerOf(caller)
      if (!owner.ok) return owner
      const customerId = owner.value
      const held = new Set((await findWishes(db, customerId)).map(({ sku }) => sku))
      const added = [...new Set(skus)].filter((sku) => isStorable(sku) && !held.has(sku))
      if (held.size + added.length > MOST_WISHES) return err({ code: 'wishlist-full' })
      const priceOf = new Map(prices.map(({ sku, price }) => [sku, toCents(price)]))
      const wish = { customerId, storeCode: caller.view.code, wasSoldOut: false }
      // A moment apart, so that they stay in the order they were wished for.
      const addedAt = (place: number) => new Date(now() + place)
      await putWishes(
        db,
        added.map((sku, place) => ({ ...wish, sku, price: priceOf.get(sku) ?? null, addedAt: addedAt(place) })),
      )
      return ok(true)
    },

    async noteSeen(caller: Caller, { sold_out, for_sale }: Seen): Promise<Result<true, NotSignedIn>> {
      const owner = await ownerOf(caller)
      if (!owner.ok) return owner
      await noteSoldOut(db, owner.value, { skus: sold_out.filter(isStorable), wasSoldOut: true })
      await noteSoldOut(db, owner.value, { skus: for_sale.filter(isStorable), wasSoldOut: false })
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

type Shown = {
  readonly product: ProductDocument | undefined
  readonly view: StoreView
  readonly settings: ShopSettings
}

function showWish(wish: StoredWish, { product, view, settings }: Shown): Wish[] {
  if (!product) return []
  const page = canonicalProductPage(addressOf(product), settings)
  const url = withTrailingSlash(page, view.seo.useTrailingSlash)
  return [{ sku: wish.sku, name: product.name, image: product.image ?? '', url, ...memoryOf(wish, view) }]
}

function addressOf({ type_id: typeId, sku, slug, url_key, url_path }: ProductDocument) {
  return { typeId, parentSku: sku, slug: slug ?? url_key ?? '', urlPath: url_path ?? '', childSku: null }
}

/** Store views have prices of their own: what was seen in another says nothing about a price that dropped in this one. */
function memoryOf({ addedAt, price, storeCode, wasSoldOut }: StoredWish, view: StoreView) {
  return {
    added_at: momentOf(addedAt),
    price: price === null || storeCode !== view.code ? null : toDecimal(price),
    was_sold_out: wasSoldOut,
  }
}
