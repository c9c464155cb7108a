import { type ChosenMethod, lineKey, type PlatformTotals } from '@vonk/domain/cart'
import type { Session } from '@vonk/domain/session'
import type { WishlistItem } from '@vonk/domain/wishlist'
import type { CartLineView } from './cart-line-view.ts'
import {
  blankDevice,
  type DeliveryMethod,
  type DeviceCart,
  type DeviceState,
  type ShownSegment,
  type WishedProduct,
} from './device-state.ts'
import { fieldsOf, idOf, listOf, numberOf, textOf } from './read-stored.ts'
import { readStoredLine, readStoredReference } from './read-stored-line.ts'
import { readStoredChild, readStoredProfile } from './read-stored-session.ts'

/** A part of the device that is kept under a key of its own; null is not kept. */
type StoredPart = {
  readonly key: string
  of(state: DeviceState): unknown
  put(state: DeviceState, stored: unknown): DeviceState
}

/** Everything a device keeps, under the keys that clients of this API family know. */
export const storedParts: readonly StoredPart[] = [
  {
    key: 'shop/cart/current-cart',
    of: ({ cart }) => orNull(cart.items),
    put: (state, stored) => withCart(state, { items: eachOnce(listOf(stored, readStoredLine)) }),
  },
  {
    key: 'shop/cart/current-cart-token',
    of: ({ cart }) => cart.serverToken,
    put: (state, stored) => withCart(state, { serverToken: idOf(stored) }),
  },
  {
    key: 'shop/cart/current-cart-hash',
    of: ({ cart }) => cart.itemsHash,
    put: (state, stored) => withCart(state, { itemsHash: textOf(stored) }),
  },
  cartFields('shop/cart/current-totals', ['platformTotals', 'platformTotalSegments', 'totalsOf'], readTotals),
  cartFields('shop/cart/current-methods', ['shipping', 'payment'], (stored) => ({
    shipping: readDelivery(stored.shipping),
    payment: readMethod(stored.payment),
  })),
  cartFields(
    'shop/cart/current-sync',
    ['owner', 'pendingMerge', 'handedOverCartId', 'pendingCoupon', 'removed', 'giftCards'],
    readSync,
  ),
  sessionField('shop/user/current-token', 'token', textOf),
  sessionField('shop/user/current-refresh-token', 'refreshToken', textOf),
  sessionField('shop/user/current-user', 'profile', readStoredProfile),
  sessionField('shop/user/group-token', 'groupToken', textOf),
  sessionField('shop/user/group-id', 'groupId', numberOf),
  sessionField('shop/user/selected-child', 'selectedChild', readStoredChild),
  {
    key: 'shop/wishlist/current-wishlist',
    of: ({ wishlist }) => orNull(wishlist),
    put: (state, stored) => ({ ...state, wishlist: listOf(stored, readWished) }),
  },
]

function cartFields(
  key: string,
  fields: readonly (keyof DeviceCart)[],
  read: (stored: Readonly<Record<string, unknown>>) => Partial<DeviceCart>,
): StoredPart {
  return {
    key,
    of({ cart }) {
      const isBlank = fields.every((field) => cart[field] === blankDevice.cart[field])
      return isBlank ? null : Object.fromEntries(fields.map((field) => [field, cart[field]]))
    },
    put: (state, stored) => withCart(state, read(fieldsOf(stored) ?? {})),
  }
}

function sessionField<Field extends keyof Session>(
  key: string,
  field: Field,
  read: (stored: unknown) => Session[Field],
): StoredPart {
  return {
    key,
    of: ({ session }) => session[field],
    put: (state, stored) => ({ ...state, session: { ...state.session, [field]: read(stored) } }),
  }
}

function withCart(state: DeviceState, change: Partial<DeviceCart>): DeviceState {
  return { ...state, cart: { ...state.cart, ...change } }
}

/** A line that was kept twice would be pushed twice. */
function eachOnce(lines: readonly CartLineView[]): readonly CartLineView[] {
  const keys = lines.map((line) => lineKey(line))
  return lines.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
}

function orNull<Item>(items: readonly Item[]): readonly Item[] | null {
  return items.length > 0 ? items : null
}

function readTotals(stored: Readonly<Record<string, unknown>>): Partial<DeviceCart> {
  const platformTotals = readPlatformTotals(stored.platformTotals)
  return {
    platformTotals,
    platformTotalSegments: platformTotals ? listOf(stored.platformTotalSegments, readSegment) : null,
    totalsOf: textOf(stored.totalsOf),
  }
}

function readPlatformTotals(value: unknown): PlatformTotals | null {
  const stored = fieldsOf(value)
  const grandTotal = numberOf(stored?.grandTotal)
  if (!stored || grandTotal === null) return null
  return {
    grandTotal,
    itemsQuantity: numberOf(stored.itemsQuantity) ?? 0,
    subtotalInclTax: numberOf(stored.subtotalInclTax) ?? grandTotal,
    discount: numberOf(stored.discount) ?? 0,
    shippingInclTax: numberOf(stored.shippingInclTax),
    shippingDiscount: numberOf(stored.shippingDiscount) ?? 0,
    tax: numberOf(stored.tax) ?? 0,
    couponCode: textOf(stored.couponCode),
  }
}

function readSegment(value: unknown): ShownSegment | null {
  const stored = fieldsOf(value)
  const code = textOf(stored?.code)
  return stored && code ? { code, title: textOf(stored.title), value: numberOf(stored.value) } : null
}

function readMethod(value: unknown): ChosenMethod | null {
  const stored = fieldsOf(value)
  const code = textOf(stored?.code)
  return stored && code ? { code, title: textOf(stored.title) ?? '', cost: numberOf(stored.cost) ?? 0 } : null
}

function readDelivery(value: unknown): DeliveryMethod | null {
  const method = readMethod(value)
  return method && { ...method, freeFrom: numberOf(fieldsOf(value)?.freeFrom) }
}

function readSync(stored: Readonly<Record<string, unknown>>): Partial<DeviceCart> {
  const merge = fieldsOf(stored.pendingMerge)
  return {
    owner: stored.owner === 'guest' || stored.owner === 'customer' ? stored.owner : null,
    pendingMerge: merge && { consumedCartId: idOf(merge.consumedCartId) },
    handedOverCartId: idOf(stored.handedOverCartId),
    pendingCoupon: textOf(stored.pendingCoupon),
    removed: listOf(stored.removed, readStoredReference),
    giftCards: listOf(stored.giftCards, textOf),
  }
}

function readWished(value: unknown): WishlistItem<WishedProduct> | null {
  const stored = fieldsOf(value)
  const sku = textOf(stored?.sku)
  const name = textOf(stored?.name)
  if (!stored || sku === null || name === null) return null
  const text = (field: string) => textOf(stored[field]) ?? ''
  return { sku, name, image: text('image'), page: text('page'), price: numberOf(stored.price), qty: 1 }
}
