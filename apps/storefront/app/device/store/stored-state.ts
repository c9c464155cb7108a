import type { ChosenMethod, PlatformTotals } from '@vonk/domain/cart'
import type { Child, SelectedChild } from '@vonk/domain/family'
import type { Profile, ProfileAddress, Session } from '@vonk/domain/session'
import type { WishlistItem } from '@vonk/domain/wishlist'
import * as v from 'valibot'
import {
  blankDevice,
  type DeliveryMethod,
  type DeviceCart,
  type DeviceState,
  type ShownSegment,
  type WishedProduct,
} from '../device-state.ts'
import { amount, type EachField, id, listOf, oneOf, orNull, read, renamed, text, textOrEmpty } from './lenient.ts'
import { addressFields } from './stored-address.ts'
import { lines, reference } from './stored-line.ts'

const zero = v.fallback(amount, 0)

const platformTotals = v.object({
  grandTotal: amount,
  itemsQuantity: zero,
  subtotalInclTax: zero,
  discount: zero,
  shippingInclTax: orNull(amount),
  shippingDiscount: zero,
  tax: zero,
  couponCode: orNull(text),
} satisfies EachField<PlatformTotals>)

const segment = v.object({
  code: text,
  title: orNull(text),
  value: orNull(amount),
} satisfies EachField<ShownSegment>)

const method = { code: text, title: textOrEmpty, cost: zero } satisfies EachField<ChosenMethod>
const delivery = { ...method, freeFrom: orNull(amount), country: orNull(text) } satisfies EachField<DeliveryMethod>

const address = v.object({
  id: orNull(id),
  customerId: orNull(id),
  ...addressFields,
} satisfies EachField<ProfileAddress>)

const ownChild = v.object({
  id,
  firstName: text,
  birthMonth: orNull(text),
  heightCm: orNull(amount),
  size: orNull(text),
} satisfies EachField<Child>)

const profile = v.object({
  customerId: v.fallback(v.optional(id), undefined),
  email: text,
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  groupId: orNull(amount),
  addresses: listOf(address),
  children: listOf(ownChild),
} satisfies EachField<Profile>)

const child = v.object({ id, firstName: text, color: orNull(text) } satisfies EachField<SelectedChild>)

const wished = v.object({
  sku: text,
  name: text,
  image: textOrEmpty,
  page: textOrEmpty,
  price: orNull(amount),
  since: orNull(text),
  wasSoldOut: v.fallback(oneOf([true, false]), false),
  qty: v.fallback(oneOf([1]), 1),
} satisfies EachField<WishlistItem<WishedProduct>>)

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
    of: ({ cart }) => orNothing(cart.items),
    put: (state, stored) => withCart(state, { items: read(lines, stored) }),
  },
  {
    key: 'shop/cart/current-cart-token',
    of: ({ cart }) => cart.id,
    put: (state, stored) => withCart(state, { id: read(orNull(id), stored) }),
  },
  {
    key: 'shop/cart/current-cart-hash',
    of: ({ cart }) => cart.itemsHash,
    put: (state, stored) => withCart(state, { itemsHash: read(orNull(text), stored) }),
  },
  cartFields('shop/cart/current-totals', {
    platformTotals: orNull(platformTotals),
    platformTotalSegments: orNull(listOf(segment)),
    totalsOf: orNull(text),
  }),
  cartFields('shop/cart/current-methods', { shipping: orNull(v.object(delivery)), payment: orNull(v.object(method)) }),
  cartFields('shop/cart/current-sync', {
    owner: orNull(oneOf(['guest', 'customer'])),
    pendingMerge: orNull(v.pipe(renamed({ consumedCartId: 'guestCartId' }), v.object({ guestCartId: orNull(id) }))),
    guestCartId: orNull(id),
    pendingCoupon: orNull(text),
    removed: listOf(reference),
    giftCards: listOf(text),
    heldBy: orNull(text),
  }),
  sessionField('shop/user/current-token', 'token', text),
  sessionField('shop/user/current-refresh-token', 'refreshToken', text),
  sessionField('shop/user/current-user', 'profile', profile),
  sessionField('shop/user/group-token', 'groupToken', text),
  sessionField('shop/user/group-id', 'groupId', amount),
  sessionField('shop/user/selected-child', 'selectedChild', child),
  {
    key: 'shop/wishlist/current-wishlist',
    of: ({ wishlist }) => orNothing(wishlist),
    put: (state, stored) => ({ ...state, wishlist: read(listOf(wished), stored) }),
  },
]

/** Fields of the cart that are kept together, as long as one of them is not blank. */
function cartFields<Field extends keyof DeviceCart>(
  key: string,
  schemas: { readonly [Each in Field]: v.GenericSchema<unknown, DeviceCart[Each]> },
): StoredPart {
  // `Object.keys` does not say that an object has no other keys than its type; this one has not.
  const fields = Object.keys(schemas) as Field[]
  const schema = v.pipe(renamed({ handedOverCartId: 'guestCartId' }), v.object(schemas))
  return {
    key,
    of({ cart }) {
      const isBlank = fields.every((field) => cart[field] === blankDevice.cart[field])
      return isBlank ? null : Object.fromEntries(fields.map((field) => [field, cart[field]]))
    },
    // Every field has something to fall back to, so that an empty object can always be read.
    put: (state, stored) => withCart(state, read(schema, Object(stored))),
  }
}

function sessionField<Field extends keyof Session>(
  key: string,
  field: Field,
  schema: v.GenericSchema<unknown, NonNullable<Session[Field]>>,
): StoredPart {
  return {
    key,
    of: ({ session }) => session[field],
    put: (state, stored) => ({ ...state, session: { ...state.session, [field]: read(orNull(schema), stored) } }),
  }
}

function withCart(state: DeviceState, change: Partial<DeviceCart>): DeviceState {
  return { ...state, cart: { ...state.cart, ...change } }
}

function orNothing<Item>(items: readonly Item[]): readonly Item[] | null {
  return items.length > 0 ? items : null
}
