import { type LineOptions, lineKey } from '@vonk/domain/cart'
import { giftDays, isGiftDay } from '@vonk/domain/gifts'
import { checkCartChangeable } from '@vonk/domain/payments'
import { unitPriceAt } from '@vonk/domain/pricing'
import { err, ok, type Result } from '@vonk/domain/result'
import { storeTimeAt } from '@vonk/domain/time'
import type { Db } from '@vonk/platform/db'
import type { Sellable, SellableRefusal } from '../sellables/sellable.ts'
import type { CartParts } from '../stored/cart-parts.ts'
import type { ChangeRefusal } from '../stored/change-cart.ts'
import { type Caller, cartIdFor, findShopper, type OpenedCart, openCart, type Shopper } from '../stored/open-cart.ts'
import type { StoredLine } from '../stored/schema.ts'
import { findAnswer, lockCarts } from '../stored/store.ts'
import { type PutRefusal, putLine } from './put-line.ts'
import { writeLine } from './write-line.ts'

export type ItemToPut = {
  readonly sku: string
  readonly quantity: number
  readonly itemId: number | null
  readonly options: LineOptions | null
}

type Wanted = ItemToPut & Pick<Caller, 'view'>

type Putting = { readonly caller: Caller; readonly shopper: Shopper; readonly item: ItemToPut }

/** The line as it was written, and the id its cart is known by. */
type PutItem = { readonly line: StoredLine; readonly cartId: string }
type Put = Result<PutItem, ChangeRefusal | SellableRefusal | PutRefusal | GiftDayRefusal>

type GiftDayRefusal = { readonly code: 'gift-day-out-of-range'; readonly earliest: string; readonly latest: string }

/** Somebody else has changed the cart between looking and writing. */
const overtaken = Symbol('overtaken')

/** So often it is tried before others have to wait. */
const TRIES = 3

/**
 * Puts an article into a cart, or changes a line. Nobody waits for anybody: the cart is looked at, and written only if it is
 * still what it was; else all begins again. A call that comes again under its key is answered as before and changes nothing.
 */
export function createPutItem(parts: CartParts) {
  const { db, sellables, settingsOf, now } = parts

  async function tryPut(reader: Db, { caller, shopper, item }: Putting): Promise<Put | typeof overtaken> {
    const opened = await openCart(reader, caller, shopper)
    if (!opened.ok) return opened
    const { cart } = opened.value
    const cartId = cartIdFor(caller, cart)
    const key = caller.idempotencyKey
    const before = key === null ? null : await findAnswer(reader, cart.id, key)
    // The key stands for everything the call says, so it was this very line that was answered.
    if (before) return ok({ line: before.answer as StoredLine, cartId })
    const changeable = checkCartChangeable(cart.hold)
    if (!changeable.ok) return changeable
    const plan = await planLine(reader, opened.value, { ...item, view: caller.view })
    if (!plan.ok) return plan
    const line = await writeLine(reader, { seen: opened.value, plan: plan.value, key })
    return line ? ok({ line, cartId }) : overtaken
  }

  async function planLine(reader: Db, opened: OpenedCart, { view, sku, options, ...put }: Wanted) {
    const { cart, lines, buyer, prices } = opened
    const buying = { view: view.code, groupId: buyer?.groupId ?? null, prices }
    const [offer] = await sellables.load(reader, [{ sku, options }], buying)
    if (!offer?.ok) return offer ?? err({ code: 'product-not-found' } as const)
    const sellable = offer.value
    const stock = await sellables.loadStock(reader, sellable)
    const { maxProductsPerOrder, useZeroPriceProduct } = settingsOf(view)
    const isFree = unitPriceAt(sellable.prices, put.quantity) === 0
    if (isFree && !useZeroPriceProduct && put.itemId === null) return err({ code: 'price-unknown' } as const)
    const day = checkGiftDay(sellable, lines, now())
    if (!day.ok) return day
    return putLine(cart.id, lines, { ...put, sellable, stock, maxProductsPerOrder })
  }

  async function putInTurn(putting: Putting): Promise<Put> {
    const run = async (tx: Db) => {
      const opened = await openCart(tx, putting.caller, putting.shopper)
      if (!opened.ok) return opened
      await lockCarts(tx, [opened.value.cart.id])
      const put = await tryPut(tx, putting)
      if (put === overtaken) throw new Error('A cart was changed while it was locked')
      return put
    }
    return db.transaction(run, { isRepeatable: true })
  }

  return async (caller: Caller, item: ItemToPut): Promise<Put> => {
    const shopper = await findShopper(parts, caller)
    if (!shopper.ok) return shopper
    const putting = { caller, shopper: shopper.value, item }
    for (let tried = 0; tried < TRIES; tried += 1) {
      const put = await tryPut(db, putting)
      if (put !== overtaken) return put
    }
    return putInTurn(putting)
  }
}

/** A card that waits in a cart past its day goes out at once when it is paid; a new one is not meant for the past. */
function checkGiftDay(sellable: Sellable, lines: readonly StoredLine[], now: number): Result<null, GiftDayRefusal> {
  const day = sellable.gift?.sendOn ?? null
  const today = storeTimeAt(now).date
  const isThere = lines.some((line) => line.lineKey === lineKey(sellable))
  if (day === null || isThere || isGiftDay(day, today)) return ok(null)
  return err({ code: 'gift-day-out-of-range', ...giftDays(today) })
}
