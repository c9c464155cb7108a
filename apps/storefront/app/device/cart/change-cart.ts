import {
  addProducts,
  type CartMessage,
  isSameLine,
  type LineReference,
  parseQuantity,
  refused,
  removeLine,
  replaceLine,
  setQuantity,
} from '@vonk/domain/cart'
import type { ShopSettings } from '@vonk/domain/settings'
import type { DeviceCart } from '../device-state.ts'
import { lineEdited, type Notice } from '../notice.ts'
import type { CartLineView, ProductToAdd } from './cart-line-view.ts'

/** The cart after a change the shopper made, and what to tell about it. */
export type CartChange = {
  readonly cart: DeviceCart
  readonly notifications: readonly Notice[]
  readonly added: readonly CartLineView[]
}

export type ChangeSettings = ShopSettings & {
  /** The server will answer for this change and its answer brings the notification. */
  readonly isServerSynced: boolean
}

/** An add that is repeated because another tab wrote over it keeps the id it had before. */
export type AddSettings = ChangeSettings & { readonly addId: string }

export function addToCart(cart: DeviceCart, products: readonly ProductToAdd[], settings: AddSettings): CartChange {
  const additions = products.map(({ line, stock, ...product }, place) => ({
    ...product,
    stock,
    line: { ...priced(line), available: stock.available, addIds: [`${settings.addId}.${place}`] },
  }))
  const { lines, added, notifications } = addProducts(cart.items, { additions, settings })
  const items = added.length > 0 ? lines.map((line) => withAdds(line, added)) : cart.items
  return { cart: withItems(cart, items), added, notifications }
}

/** A set that nothing is in, as imported ones may be, has no price: the server would refuse it a moment later. */
function priced(line: ProductToAdd['line']): ProductToAdd['line'] {
  return line.type === 'bundle' && line.options?.bundle.length === 0 ? { ...line, unitPrice: null } : line
}

/** More are never put in during the moment that tabs need to hear of each other. */
const keptAdds = 8

function withAdds(line: CartLineView, added: readonly CartLineView[]): CartLineView {
  const own = added.filter((each) => isSameLine(each, line)).flatMap(({ addIds = [] }) => addIds)
  if (own.length === 0) return line
  return { ...line, addIds: [...new Set([...(line.addIds ?? []), ...own])].slice(-keptAdds) }
}

export function changeQuantity(
  cart: DeviceCart,
  change: { readonly line: LineReference; readonly quantity: number | string },
  { maxProductsPerOrder }: Pick<ShopSettings, 'maxProductsPerOrder'>,
): CartChange {
  const { line } = change
  const parsed = parseQuantity(change.quantity)
  if (!parsed.ok) return turnedDown(cart, parsed.refusal)
  const current = cart.items.find((item) => isSameLine(item, line))
  const limits = { maxProductsPerOrder, available: current?.available ?? null }
  const changed = setQuantity(cart.items, { line, quantity: parsed.value, limits })
  if (changed.ok) return { cart: withItems(cart, changed.value), notifications: [], added: [] }
  // Another tab has taken it out already: there is nothing to say.
  return changed.refusal.code === 'line-not-found' ? unchanged(cart) : turnedDown(cart, changed.refusal)
}

export function removeFromCart(cart: DeviceCart, line: LineReference): CartChange {
  return { cart: withItems(cart, removeLine(cart.items, line)), notifications: [], added: [] }
}

/** Another size or colour in the place of a line. */
export function editInCart(
  cart: DeviceCart,
  { line, by }: { readonly line: LineReference; readonly by: ProductToAdd },
  { maxProductsPerOrder, isServerSynced }: Pick<ChangeSettings, 'maxProductsPerOrder' | 'isServerSynced'>,
): CartChange {
  const { status, available } = by.stock
  if (status === 'out-of-stock') return turnedDown(cart, { code: 'out-of-stock' })
  const limits = { maxProductsPerOrder, available }
  const replaced = replaceLine(cart.items, { line, by: { ...by.line, available }, limits })
  if (!replaced.ok) return turnedDown(cart, replaced.refusal)
  const notifications = isServerSynced ? [] : [lineEdited]
  return { cart: withItems(cart, replaced.value), notifications, added: [by.line] }
}

export function emptyCartOnDevice(cart: DeviceCart): DeviceCart {
  return { ...withItems(cart, []), giftCards: [] }
}

/** What left the cart is remembered until the server has let go of it too; what came back is not taken out again. */
function withItems(cart: DeviceCart, items: readonly CartLineView[]): DeviceCart {
  if (items === cart.items) return cart
  // A cart the server has never heard of holds nothing there to take out.
  if (cart.id === null) return { ...cart, items }
  const isHere = (line: LineReference) => items.some((item) => isSameLine(item, line))
  const gone = cart.items.filter((line) => !isHere(line)).map(referenceTo)
  return { ...cart, items, removed: [...cart.removed.filter((line) => !isHere(line)), ...gone] }
}

function referenceTo({ sku, options, serverItemId }: CartLineView): LineReference {
  return { sku, options, serverItemId }
}

function unchanged(cart: DeviceCart): CartChange {
  return { cart, notifications: [], added: [] }
}

function turnedDown(cart: DeviceCart, message: CartMessage): CartChange {
  const isGone = message.code === 'quantity-unavailable' && message.maxQuantity === 0
  return { ...unchanged(cart), notifications: [refused(isGone ? { code: 'out-of-stock' } : message)] }
}
