import { lineKey } from '@vonk/domain/cart'
import { decideSubmission, type SubmissionRefusal } from '@vonk/domain/orders'
import { err, ok, type Result } from '@vonk/domain/result'
import { type StoreView, shopOf } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import {
  type Buyer,
  type CartParts,
  lockCartOf,
  replaceLines,
  type Shopper,
  type StoredCart,
  type StoredLine,
} from '../cart/index.ts'
import { findCustomer } from '../customers/index.ts'
import { findSubmitted } from '../orders/index.ts'
import type { OrderRequest } from './order-request.ts'

/** An order that is being handed in, by whom and where. */
export type Placing = {
  readonly request: OrderRequest
  readonly view: StoreView
  /** As the token says; without one the cart knows whose it is. */
  readonly shopper: Shopper
  /** What the order keeps of its cart. */
  readonly cartKey: string
  readonly fingerprint: string
}

export type OpenedOrderCart = Shopper & { readonly cart: StoredCart; readonly lines: readonly StoredLine[] }

export type OpeningRefusal =
  | { readonly code: 'cart-not-found' | 'cart-frozen' }
  | SubmissionRefusal
  | { readonly code: 'products-gone'; readonly lines: readonly { readonly sku: string; readonly name: string }[] }

/** The cart is held and becomes an order, or it has become one before. */
export type Opening =
  | { readonly do: 'answer-again'; readonly orderId: string }
  | ({ readonly do: 'place' } & OpenedOrderCart)

/** Finds and holds the cart of an order, with exactly the lines the shopper has ordered. */
export async function openOrderCart(
  tx: Db,
  placing: Placing,
  parts: CartParts,
): Promise<Result<Opening, OpeningRefusal>> {
  const held = await lockCartOf(tx, placing.cartKey)
  if (!held || held.cart.shop !== shopOf(placing.view)) return err({ code: 'cart-not-found' })
  const { cart } = held
  const owner = await findOwner(tx, cart, placing.shopper.buyer)
  if (!owner.ok) return owner
  const submitted = await submit(tx, placing)
  if (!submitted.ok) return submitted
  if (submitted.value !== null) return ok({ do: 'answer-again', orderId: submitted.value })
  if (cart.hold !== 'free') return err({ code: 'cart-frozen' })
  const opened = { ...held, buyer: owner.value, prices: placing.shopper.prices }
  const lines = await takeOverLines(tx, opened, { placing, parts })
  return lines.ok ? ok({ do: 'place', ...opened, lines: lines.value }) : lines
}

/** A customer's cart can be ordered by who knows its id; a token of somebody else does not help. */
async function findOwner(
  tx: Db,
  { customerId }: StoredCart,
  buyer: Buyer | null,
): Promise<Result<Buyer | null, { code: 'cart-not-found' }>> {
  if (customerId === null) return ok(buyer)
  if (buyer) return buyer.customerId === customerId ? ok(buyer) : err({ code: 'cart-not-found' })
  const customer = await findCustomer(tx, customerId)
  if (!customer?.isActive) return err({ code: 'cart-not-found' })
  return ok({ customerId, groupId: customer.groupId, emailAddress: customer.email })
}

/** The id of the order this is already; null when it is a new one. */
async function submit(
  tx: Db,
  { request, cartKey: cartId, fingerprint }: Placing,
): Promise<Result<string | null, SubmissionRefusal>> {
  const existing = await findSubmitted(tx, { orderId: request.orderId, cartId })
  const { ofSameCart } = existing
  // Clients that make no id, or make it only when they try again, mean the order that asks for the same thing.
  const isSame = ofSameCart !== null && ofSameCart.status !== 'canceled' && ofSameCart.fingerprint === fingerprint
  if (isSame && existing.withSameId === null) return ok(ofSameCart.orderId)
  const decided = decideSubmission({ orderId: request.orderId ?? '', cartId, fingerprint }, existing)
  if (!decided.ok) return decided
  return ok(decided.value.do === 'answer-again' ? decided.value.order.orderId : null)
}

type TakingOver = { readonly placing: Placing; readonly parts: CartParts }

/** What the shopper ordered counts; a cart that says something else is brought in line with it. */
async function takeOverLines(
  tx: Db,
  { cart, lines, buyer, prices }: OpenedOrderCart,
  { placing: { request, view }, parts }: TakingOver,
): Promise<Result<readonly StoredLine[], OpeningRefusal>> {
  if (hasSameLines(lines, request)) return ok(lines)
  const buying = { view: view.code, groupId: buyer?.groupId ?? null, prices }
  const offers = await parts.sellables.load(tx, request.lines, buying)
  const wanted = request.lines.map((line, index) => ({ ...line, offer: offers[index] }))
  const gone = wanted.filter(({ offer }) => !offer?.ok)
  if (gone.length > 0) {
    const nameOf = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? sku
    return err({ code: 'products-gone', lines: gone.map(({ sku }) => ({ sku, name: nameOf(sku) })) })
  }
  const sold = wanted.flatMap(({ offer, quantity }) => (offer?.ok ? [{ sellable: offer.value, quantity }] : []))
  return ok(await replaceLines(tx, { cartId: cart.id, before: lines, wanted: sold }))
}

function hasSameLines(stored: readonly StoredLine[], { lines }: OrderRequest): boolean {
  const wanted = new Map<string, number>()
  for (const line of lines) {
    const key = lineKey(line)
    wanted.set(key, (wanted.get(key) ?? 0) + line.quantity)
  }
  return stored.length === wanted.size && stored.every((line) => wanted.get(line.lineKey) === line.quantity)
}
