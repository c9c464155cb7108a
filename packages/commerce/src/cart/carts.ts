import type { LineOptions } from '@vonk/domain/cart'
import { err, ok, type Result } from '@vonk/domain/result'
import { shopOf } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import type { SellableRefusal } from '../sellables/index.ts'
import { readStock } from '../stock/index.ts'
import type { CartParts } from './cart-parts.ts'
import { type ChangeRefusal, changeCart } from './change-cart.ts'
import { guestKeyOf, newGuestId } from './guest-key.ts'
import { type AccessRefusal, type Caller, openCart } from './open-cart.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import { type LinePlan, type PutRefusal, putLine } from './put-line.ts'
import type { StoredLine } from './schema.ts'
import { deleteLines, findGuestCart, insertCart, insertLine, openCustomerCart, readLines, updateLine } from './store.ts'
import { takeInGuest } from './take-in-guest.ts'

export type ItemToPut = {
  readonly sku: string
  readonly quantity: number
  readonly itemId: number | null
  readonly options: LineOptions | null
}

/** Carts as their owners see and change them. */
export function createCarts(parts: CartParts) {
  const { db, sellables, whoIs, settingsOf } = parts

  return {
    /** A guest gets a new cart, a customer their own, with what was gathered before logging in. */
    async create(caller: Caller, guestCartId: string | null): Promise<Result<string, { code: 'not-signed-in' }>> {
      const shop = shopOf(caller.view)
      if (caller.token === null) {
        const id = newGuestId()
        await insertCart(db, { guestKey: guestKeyOf(id), customerId: null, shop })
        return ok(id)
      }
      const buyer = await whoIs(caller.token)
      if (!buyer) return err({ code: 'not-signed-in' })
      const cart = await openCustomerCart(db, buyer.customerId, shop)
      const guestKey = guestKeyOf(guestCartId ?? '')
      const guest = guestKey && (await findGuestCart(db, guestKey))
      if (guest && guest.shop === shop)
        await db.transaction((tx) => takeInGuest(tx, cart.id, { id: guest.id, guestKey }))
      return ok(String(cart.id))
    },

    async pull(caller: Caller): Promise<Result<readonly PricedLine[], AccessRefusal>> {
      const opened = await openCart(db, caller, whoIs)
      if (!opened.ok) return opened
      const { cart, buyer } = opened.value
      return ok(await priceLines(db, await readLines(db, cart.id), { sellables, view: caller.view, buyer }))
    },

    async put(caller: Caller, item: ItemToPut): Promise<Result<PutLine, ChangeRefusal | SellableRefusal | PutRefusal>> {
      const buyer = caller.token === null ? null : await whoIs(caller.token)
      const wish = { sku: item.sku, options: item.options }
      const [offer] = await sellables.load(db, [wish], { view: caller.view.code, groupId: buyer?.groupId ?? null })
      return changeCart<PutLine, SellableRefusal | PutRefusal>(parts, caller, async (tx, { cart }) => {
        if (!offer?.ok) return offer ?? err({ code: 'product-not-found' })
        const { taxRateIn, ...sellable } = offer.value
        const skus = [sellable.sku, ...sellable.components.map(({ sku }) => sku)]
        const planned = putLine(cart.id, await readLines(tx, cart.id), {
          sellable,
          quantity: item.quantity,
          itemId: item.itemId,
          stock: await readStock(tx, skus),
          maxProductsPerOrder: settingsOf(caller.view).maxProductsPerOrder,
        })
        if (!planned.ok) return planned
        return ok(await savePlan(tx, planned.value))
      })
    },

    remove(caller: Caller, itemId: number): Promise<Result<true, ChangeRefusal | { code: 'line-not-found' }>> {
      return changeCart(parts, caller, async (tx, { cart }) => {
        const lines = await readLines(tx, cart.id)
        if (!lines.some(({ id }) => id === itemId)) return err({ code: 'line-not-found' })
        await deleteLines(tx, [itemId])
        return ok(true)
      })
    },
  }
}

async function savePlan(tx: Db, { line: { id, ...line }, absorbed }: LinePlan): Promise<PutLine> {
  await deleteLines(tx, absorbed)
  if (id === null) return insertLine(tx, line)
  await updateLine(tx, { ...line, id })
  return { ...line, id }
}

/** The line as it was written. */
export type PutLine = StoredLine
