import {
  type CartState,
  type ChosenMethod,
  emptyCart,
  type LineReference,
  type PlatformTotalSegment,
} from '@vonk/domain/cart'
import type { Cents } from '@vonk/domain/money'
import { emptySession, type Session } from '@vonk/domain/session'
import type { WishlistItem } from '@vonk/domain/wishlist'
import type { CartLineView } from './cart/cart-line-view.ts'

export type DeviceCart = Omit<CartState<CartLineView>, 'platformTotalSegments' | 'shipping'> & {
  readonly shipping: DeliveryMethod | null
  readonly platformTotalSegments: readonly ShownSegment[] | null
  /** What the totals were calculated for; a cart that has changed since shows its own sums. */
  readonly totalsOf: string | null
  /** Whose cart it is on the server. */
  readonly owner: 'guest' | 'customer' | null
  /** Set between login and the merge with the customer's cart: the guest's cart the server took in. */
  readonly pendingMerge: { readonly guestCartId: string | null } | null
  /** The guest's cart the server was asked to take in and may have, whether or not its answer arrived. */
  readonly guestCartId: string | null
  /** A coupon that waits outside while the cart moves to the customer. */
  readonly pendingCoupon: string | null
  /** Lines taken out that the server may still hold. */
  readonly removed: readonly LineReference[]
  readonly giftCards: readonly string[]
  /** The order made of this cart whose payment is open: until that is decided the cart stays as it was ordered. */
  readonly heldBy: string | null
  /** The server refused this cart for good; it lives on the device alone for this visit. */
  readonly isSyncOff: boolean
}

/**
 * Products worth `freeFrom` are delivered for nothing; none where that is not so, or not known. `country` is the one the
 * checkout chose it for; without it the cart goes to the country of the view.
 */
export type DeliveryMethod = ChosenMethod & { readonly freeFrom?: Cents | null; readonly country?: string | null }

/** `title` is the server's word for the row; null where the device has added up by itself. */
export type ShownSegment = PlatformTotalSegment & { readonly title: string | null }

export type WishedProduct = {
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly page: string
  /** Cents, as it was when it was wished for. */
  readonly price?: number | null
  /** The day it was wished for, once the server has said. */
  readonly since?: string | null
  /** When the customer last looked, on whichever device. */
  readonly wasSoldOut?: boolean
}

export type DeviceState = {
  readonly cart: DeviceCart
  readonly session: Session
  readonly wishlist: readonly WishlistItem<WishedProduct>[]
  /** Calls about the cart are under way in this tab. */
  readonly isSyncing: boolean
}

const emptyDeviceCart: DeviceCart = {
  ...emptyCart,
  platformTotalSegments: null,
  totalsOf: null,
  owner: null,
  pendingMerge: null,
  guestCartId: null,
  pendingCoupon: null,
  removed: [],
  giftCards: [],
  heldBy: null,
  isSyncOff: false,
}

/** What the server knows of the device: nothing. */
export const blankDevice: DeviceState = {
  cart: emptyDeviceCart,
  session: emptySession,
  wishlist: [],
  isSyncing: false,
}

/** The store view the page belongs to, as far as calls to the API must say so. */
export type DeviceView = { readonly storeCode: string; readonly country: string | null }
