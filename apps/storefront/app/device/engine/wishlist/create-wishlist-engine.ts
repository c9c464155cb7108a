import type { CallResult } from '@vonk/client'
import { addToWishlist, noteSeenWishes, readWishlist, removeFromWishlist } from '@vonk/contract/calls'
import { toCents, toDecimal } from '@vonk/domain/money'
import { mergeWishlist } from '@vonk/domain/wishlist'
import type { DeviceState, WishedProduct } from '../../device-state.ts'
import type { EngineParts } from '../engine-parts.ts'
import type { TaskQueue } from '../tasks/task-queue.ts'
import type { Transmitter } from '../tasks/transmitter.ts'

/** As many as one call takes. */
const MOST_AT_ONCE = 200

type Services = { readonly api: Transmitter; readonly tasks: TaskQueue }
type Wishlist = DeviceState['wishlist']
type Wish = Wishlist[number]

/** By sku: what the customer sees sold out for the first time, and for sale for the first time since. */
export type SeenWishes = { readonly soldOut: readonly string[]; readonly forSale: readonly string[] }

export type WishlistEngine = ReturnType<typeof createWishlistEngine>

/** Keeps the customer's wishlist on the server, too. Nobody is told when that fails: the device has its own. */
export function createWishlistEngine({ store }: EngineParts, { api, tasks }: Services) {
  // What this page has sent may still be on its way when the server is asked.
  const addedHere = new Set<string>()
  const removedHere = new Set<string>()

  function sendAdded(products: readonly WishedProduct[]): void {
    for (let from = 0; from < products.length; from += MOST_AT_ONCE)
      tasks.queue(addToWishlist, toAddition(products.slice(from, from + MOST_AT_ONCE)))
  }

  /** What the server holds becomes the device's list; `before` is what of it is not new there. */
  async function take(before: readonly { readonly sku: string }[]): Promise<Wishlist | null> {
    const { token } = store.read().session
    if (token === null) return null
    const answer = await api.call(readWishlist, {})
    if (!answer.isOk) return null
    const server = answer.value.map(toWishlistItem)
    let isTaken = false
    store.change((state) => {
      // Whoever has logged out meanwhile leaves nothing behind.
      isTaken = state.session.token !== null
      if (!isTaken) return state
      const merged = mergeWishlist({ server, before, now: state.wishlist })
      const wishlist = merged.map((wish) => withMemory(wish, server))
      return isSame(wishlist, state.wishlist) ? state : { ...state, wishlist }
    })
    return isTaken ? server : null
  }

  return {
    added(product: WishedProduct): void {
      addedHere.add(product.sku)
      removedHere.delete(product.sku)
      sendAdded([product])
    },
    removed(skus: readonly string[]): void {
      for (const sku of skus) {
        addedHere.delete(sku)
        removedHere.add(sku)
      }
      if (skus.length > 0) tasks.queue(removeFromWishlist, { skus: [...skus] })
    },
    noteSeen(news: SeenWishes): void {
      store.change((state) => ({ ...state, wishlist: state.wishlist.map((wish) => seen(wish, news)) }))
      tasks.queue(noteSeenWishes, { sold_out: [...news.soldOut], for_sale: [...news.forSale] })
    },

    /** After a login: everything that either side knows. */
    async merge(): Promise<void> {
      const server = await take([])
      if (server) sendAdded(store.read().wishlist.filter(({ sku }) => !server.some((held) => held.sku === sku)))
    },

    /** On later visits: what was wished for or taken off on another device. */
    async refresh(): Promise<void> {
      const settled = store.read().wishlist.filter(({ sku }) => !addedHere.has(sku))
      await take([...settled, ...Array.from(removedHere, (sku) => ({ sku }))])
    },
  }
}

function toAddition(products: readonly WishedProduct[]) {
  const prices = products.flatMap(({ sku, price }) =>
    typeof price === 'number' ? [{ sku, price: toDecimal(price) }] : [],
  )
  return { skus: products.map(({ sku }) => sku), prices }
}

function isSame(one: Wishlist, other: Wishlist): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place])
}

function seen(wish: Wish, { soldOut, forSale }: SeenWishes): Wish {
  if (soldOut.includes(wish.sku)) return { ...wish, wasSoldOut: true }
  return forSale.includes(wish.sku) ? { ...wish, wasSoldOut: false } : wish
}

/** What the server remembers of a wish is what all devices go by; what it was not told, this one may know. */
function withMemory(wish: Wish, server: readonly Wish[]): Wish {
  const held = server.find(({ sku }) => sku === wish.sku)
  if (!held) return wish
  const { since = null, wasSoldOut = false } = held
  const price = held.price ?? wish.price ?? null
  const isKnown = wish.since === since && wish.wasSoldOut === wasSoldOut && wish.price === price
  return isKnown ? wish : { ...wish, price, since, wasSoldOut }
}

function toWishlistItem({ sku, name, image, url, ...memory }: CallResult<typeof readWishlist>[number]): Wish {
  const { added_at, price, was_sold_out: wasSoldOut } = memory
  const since = added_at.slice(0, 10)
  return { sku, name, image, page: url, price: price === null ? null : toCents(price), since, wasSoldOut, qty: 1 }
}
