import { mergeWishlist } from '@vonk/domain/wishlist'
import type { DeviceState } from '../device-state.ts'
import { fieldsOf, listOf, textOf } from '../read-stored.ts'
import type { EngineParts } from './engine-parts.ts'
import type { TaskQueue } from './task-queue.ts'
import type { Transmitter } from './transmitter.ts'

type Services = { readonly api: Transmitter; readonly tasks: TaskQueue }
type Wishlist = DeviceState['wishlist']

const url = '/api/ext/wishlist?token={{token}}'

export type WishlistEngine = ReturnType<typeof createWishlistEngine>

/** Keeps the customer's wishlist on the server, too. Nobody is told when that fails: the device has its own. */
export function createWishlistEngine({ store }: EngineParts, { api, tasks }: Services) {
  // What this page has sent may still be on its way when the server is asked.
  const addedHere = new Set<string>()
  const removedHere = new Set<string>()

  function send(method: 'POST' | 'DELETE', skus: readonly string[]): void {
    if (skus.length > 0) tasks.queue({ method, url, body: { skus }, isSilent: true })
  }

  /** What the server holds becomes the device's list; `before` is what of it is not new there. */
  async function take(before: readonly { readonly sku: string }[]): Promise<Wishlist | null> {
    const { token } = store.read().session
    if (token === null) return null
    const answer = await api.call({ method: 'GET', url, isSilent: true })
    if (answer.code !== 200) return null
    const server = listOf(answer.result, readWish)
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
      send('POST', [sku])
    },
    removed(skus: readonly string[]): void {
      for (const sku of skus) {
        addedHere.delete(sku)
        removedHere.add(sku)
      }
      send('DELETE', skus)
    },

    /** After a login: everything that either side knows. */
    async merge(): Promise<void> {
      const server = await take([])
      if (!server) return
      const known = new Set(server.map(({ sku }) => sku))
      const { wishlist } = store.read()
      send(
        'POST',
        wishlist.flatMap(({ sku }) => (known.has(sku) ? [] : [sku])),
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

function readWish(value: unknown): Wishlist[number] | null {
  const wish = fieldsOf(value)
  const sku = textOf(wish?.sku)
  const name = textOf(wish?.name)
  if (!wish || sku === null || name === null) return null
  return { sku, name, image: textOf(wish.image) ?? '', page: textOf(wish.url) ?? '', price: null, qty: 1 }
}
