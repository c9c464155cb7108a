import { readPayment, receiveWebhook } from '@vonk/contract'
import { toDecimal } from '@vonk/domain/money'
import { isPaymentPending } from '@vonk/domain/payments'
import { err, ok } from '@vonk/domain/result'
import type { Db } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import { orderCartKey } from '../cart/index.ts'
import { findOrder, type StoredOrder } from '../orders/index.ts'
import type { Payments } from './create-payments.ts'
import type { StoredPayment } from './schema.ts'
import { findPayment } from './store.ts'

type Customer = { readonly customerId: number }

type PaymentRouteParts = {
  readonly db: Db
  readonly payments: Payments
  readonly whoIs: (token: string) => Promise<Customer | null>
}

/** What a shopper and a provider may ask about a payment. */
export function paymentRoutes({ db, payments, whoIs }: PaymentRouteParts) {
  return [
    handle(readPayment, async ({ id, cartId }, { token }) => {
      const customer = token === null ? null : await whoIs(token)
      if (token !== null && !customer) return err({ code: 'not-signed-in' })
      const payment = await findPayment(db, id)
      const order = payment && (await findOrder(db, payment.orderId))
      if (!order || !isOwner(order, { customer, cartId })) return err({ code: 'payment-not-found' })
      const asked = isPaymentPending(payment.status) ? await payments.ask(payment) : payment
      return ok(toPaymentDto(asked ?? payment, order))
    }),
    handle(receiveWebhook, ({ provider, text }, context) =>
      payments.handleWebhook(provider, { header: (name) => context.header(name), body: text }),
    ),
  ]
}

function toPaymentDto({ id, status, method, redirectUrl, amount }: StoredPayment, { orderNumber }: StoredOrder) {
  return {
    id,
    status,
    redirectUrl: isPaymentPending(status) ? redirectUrl : null,
    orderNumber,
    method,
    amount: toDecimal(amount),
    currency: 'EUR',
  }
}

type Asker = { readonly customer: Customer | null; readonly cartId: string | undefined }

/** A guest knows the cart that became the order, a customer has a token. */
function isOwner(order: StoredOrder, { customer, cartId }: Asker): boolean {
  if (!order.isGuest) return customer !== null && order.customerId === customer.customerId
  return orderCartKey(cartId ?? '') === order.cartId
}
