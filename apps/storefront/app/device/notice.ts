import type { CartMessage, NotificationAction } from '@vonk/domain/cart'
import type { OfflineOrder } from '@vonk/domain/sync-tasks'
import type { CartLineView } from './cart/cart-line-view.ts'

/** Something the shopper should hear; whoever shows it knows the words. */
export type Notice = {
  readonly type: 'success' | 'warning' | 'error'
  readonly message: NoticeMessage
  readonly actions: readonly NotificationAction[]
}

export type NoticeMessage =
  | CartMessage
  | { readonly code: 'line-edited' | 'logged-out' | 'refresh-exhausted' }
  | CartFull
  | ServerRefusal

/** The customer's cart had no room for these products of the guest's. */
export type CartFull = { readonly code: 'cart-full'; readonly maximum: number; readonly products: readonly string[] }

/** `refusal` is the server's code for it, `text` its own words: for whoever has none for the code. */
export type ServerRefusal = {
  readonly code: 'server-refusal'
  readonly refusal: string | null
  readonly text: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** The cart stays as it was ordered while its payment is open. */
export const cartHeld: Notice = {
  type: 'warning',
  message: { code: 'server-refusal', refusal: 'cart-frozen', text: null, facts: {} },
  actions: ['ok'],
}

export const lineEdited: Notice = { type: 'success', message: { code: 'line-edited' }, actions: ['ok'] }

export type SentOrder = {
  readonly orderId: string
  /** `refused`: something has changed since it was made, and the shopper decides again. */
  readonly became: 'placed' | 'unpaid' | 'refused'
  /** Where it is paid, if that is still to be done. */
  readonly payUrl: string | null
}

/** What happens on the device beside its state. */
export type DeviceEvent =
  | { readonly name: 'notice'; readonly notice: Notice }
  /** The shopper has put something into the cart, here and now. */
  | { readonly name: 'added-to-cart'; readonly lines: readonly CartLineView[] }
  /** It is remembered for which child a line of the cart was put in. */
  | { readonly name: 'line-children-changed' }
  /** The session is over and the shopper should log in again. */
  | { readonly name: 'open-signup' }
  | { readonly name: 'not-authorized' }
  /** A call was not answered, or by somebody else than the shop. */
  | { readonly name: 'unreachable' }
  /** The server has taken a change of the profile, perhaps long after it was asked for. */
  | { readonly name: 'profile-updated' }
  /** Orders that were placed without a network, and that somebody has to confirm now. */
  | { readonly name: 'orders-waiting'; readonly orders: readonly OfflineOrder[] }
  /** An order that waited on the device has reached the shop while nobody was asked. */
  | { readonly name: 'order-sent'; readonly order: SentOrder }
  /** A queued call with a callback event was answered. */
  | { readonly name: 'task-answered'; readonly event: string; readonly answer: unknown }
