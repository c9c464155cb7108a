import type { CallResult } from '@vonk/client'
import { addToWishlist, readWishlist, removeFromWishlist } from '@vonk/contract/calls'
import { mergeWishlist } from '@vonk/domain/wishlist'
import type { DeviceState } from '../../device-state.ts'
import type { EngineParts } from '../engine-parts.ts'
import type { TaskQueue } from '../tasks/task-queue.ts'
import type { Transmitter } from '../tasks/transmitter.ts'

type Services = { readonly api: Transmitter; readonly tasks: TaskQueue }
type Wishlist = DeviceState['wishlist']

export type WishlistEngine = ReturnType<typeof createWishlistEngine>

/** Keeps the customer's wishlist on the server, too. Nobody is told when that fails: the device has its own. */
export function createWishlistEngine({ store }: EngineParts, { api, tasks }: Services) {
  // What this page has sent may still be on its way when the server is asked.
  const addedHere = new Set<string>()
  const removedHere = new Set<string>()

  function send(call: typeof addToWishlist | typeof removeFromWishlist, skus: string[]): void {
    if (skus.length > 0) tasks.queue(call, { skus })
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
      const wishlist = mergeWishlist({ server, before, now: state.wishlist })
      return isSame(wishlist, state.wishlist) ? state : { ...state, wishlist }
    })
    return isTaken ? server : null
  }

  return {
    added(sku: string): void {
      addedHere.add(sku)
      removedHere.delete(sku)
      send(addToWishlist, [sku])
    },
    removed(skus: readonly string[]): void {
      for (const sku of skus) {
        addedHere.delete(sku)
        removedHere.add(sku)
      }
      send(removeFromWishlist, [...skus])
    },

    /** After a login: everything that either side knows. */
    async merge(): Promise<void> {
      const server = await take([])
      if (!server) return
      const held = new Set(server.map(({ sku }) => sku))
      const { wishlist } = store.read()
      send(
        addToWishlist,
        wishlist.flatMap(({ sku }) => (held.has(sku) ? [] : [sku])),
      )
    },

    /** On later visits: what was wished for or taken off on another device. */
    async refresh(): Promise<void> {
      const settled = store.read().wishlist.filter(({ sku }) => !addedHere.has(sku))
      await take([...settled, ...Array.from(removedHere, (sku) => ({ sku }))])
    },
  }
}

function isSame(one: Wishlist, other: Wishlist): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place])
}

function toWishlistItem({ sku, name, image, url }: CallResult<typeof readWishlist>[number]): Wishlist[number] {
  return { sku, name, image, page: url, price: null, qty: 1 }
}
