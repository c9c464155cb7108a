import { isPaymentPending, type PaymentStatus, returnPageOf } from '../payments/index.ts'
import type { OrderOutcome } from '../sync-tasks/index.ts'

/** What the shopper is told about an order that was not accepted. */
export type OrderMessage =
  | { readonly code: 'quantity-too-large' | 'order-failed' }
  | { readonly code: 'refused-by-server'; readonly text: string }

/** A server that finds the order too large to read has been asked for too much. */
export function orderMessage(serverMessage: string | null): OrderMessage {
  if (!serverMessage) return { code: 'order-failed' }
  if (/request entity too large/i.test(serverMessage)) return { code: 'quantity-too-large' }
  return { code: 'refused-by-server', text: serverMessage }
}

export type AfterOrderStep =
  | { readonly do: 'store-order-time'; readonly at: number }
  | { readonly do: 'clear-cart'; readonly sync: false }
  | { readonly do: 'drop-password' | 'show-thank-you' | 'queue-order' | 'freeze-cart' | 'thaw-cart' }
  | { readonly do: 'go-to-payment' | 'ask-again' }
  | { readonly do: 'log' | 'notify'; readonly message: OrderMessage }

export type HandedInOrder = {
  readonly outcome: OrderOutcome
  /** Of the payment the server opened for it; null when nothing has to be paid. */
  readonly payment: PaymentStatus | null
  readonly createAccount: boolean
  readonly now: number
}

const dropPassword = { do: 'drop-password' } as const
const freezeCart = { do: 'freeze-cart' } as const
const thankYou = [{ do: 'clear-cart', sync: false }, { do: 'show-thank-you' }] as const

/** What the device does with the answer to an order. The cart is emptied only when nothing can bring it back. */
export function afterOrder({ outcome, payment, createAccount, now }: HandedInOrder): readonly AfterOrderStep[] {
  switch (outcome.do) {
    case 'placed':
      return [
        { do: 'store-order-time', at: now },
        ...(createAccount ? [dropPassword] : []),
        ...(payment !== null && isPaymentPending(payment)
          ? [freezeCart, { do: 'go-to-payment' } as const]
          : afterPaymentReturn(payment ?? 'paid')),
      ]
    case 'queue':
      return [{ do: 'queue-order' }, freezeCart]
    case 'check':
      return [freezeCart, { do: 'ask-again' }]
    case 'refuse':
      return refused(orderMessage(outcome.message))
  }
}

/** What the device does when the shopper is back from the bank; null when the payment could not be asked about. */
export function afterPaymentReturn(payment: PaymentStatus | null): readonly AfterOrderStep[] {
  const page = returnPageOf(payment)
  if (page === 'confirmation') return thankYou
  return page === 'checking' ? [freezeCart, { do: 'ask-again' }] : [{ do: 'thaw-cart' }]
}

function refused(message: OrderMessage): readonly AfterOrderStep[] {
  return [{ do: 'log', message }, { do: 'notify', message }, { do: 'thaw-cart' }]
}
