import type { PaymentStatus } from '@vonk/domain/payments'
import { type Answer, type FakeCall, refusal, result } from './fake-answer.ts'

export type FakeOrders = ReturnType<typeof createFakeOrders>

type Order = { readonly number: string; readonly cartId: string; readonly paymentId: string | null }

/** Orders as the server keeps them: one for each id, however often it is handed in. */
export function createFakeOrders() {
  const orders = new Map<string, Order>()
  const payments = new Map<string, PaymentStatus>()
  const mood = { refuses: null as Answer | null, isFree: false, isBankUnavailable: false }

  function place(body: Record<string, unknown>): Answer {
    const id = String(body['order_id'])
    const existing = orders.get(id)
    if (existing) return placed(id, existing)
    if (mood.refuses) return mood.refuses
    const paymentId = mood.isFree ? null : `payment-of-${id}`
    const order = { number: String(100_001 + orders.size), cartId: String(body['cart_id']), paymentId }
    orders.set(id, order)
    if (paymentId) payments.set(paymentId, mood.isBankUnavailable ? 'checking' : 'open')
    return placed(id, order)
  }

  function placed(id: string, { number, paymentId }: Order): Answer {
    const ids = { orderNumber: number, backendOrderId: id, magentoOrderId: id, transferedAt: '2026-11-16T08:00:00Z' }
    return result({ ...ids, payment: paymentId && opened(paymentId) })
  }

  function opened(id: string) {
    const status = payments.get(id) ?? 'checking'
    return { id, status, redirectUrl: status === 'open' ? `http://bank.test/${id}` : null }
  }

  function readStatus(id: string): Answer {
    const order = orders.get(id)
    if (!order) return result(null)
    const { number: orderNumber, paymentId } = order
    return result({ platform_order_id: orderNumber, transmited: true, orderNumber, status: 'pending', paymentId })
  }

  function readPayment(id: string, cartId: string | null): Answer {
    const order = [...orders.values()].find(({ paymentId }) => paymentId === id)
    if (!order || order.cartId !== cartId) return refusal(404, 'payment-not-found', 'No such payment.')
    return result({ ...opened(id), orderNumber: order.number, method: 'ideal', amount: 14.95, currency: 'EUR' })
  }

  return {
    mood,
    count: () => orders.size,
    /** The bank has decided about all payments. */
    decide(status: PaymentStatus): void {
      for (const id of payments.keys()) payments.set(id, status)
    },
    answer({ url, body }: FakeCall): Answer | null {
      if (url.pathname === '/api/order') return place(body)
      const [, about, id = ''] = /^\/api\/(sync\/order|ext\/payments)\/([^/]+)$/.exec(url.pathname) ?? []
      if (about === 'sync/order') return readStatus(id)
      return about === 'ext/payments' ? readPayment(id, url.searchParams.get('cartId')) : null
    },
  }
}
