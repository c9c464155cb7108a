import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export const steps = ['create', 'add', 'address', 'payment', 'order', 'bank and webhook'] as const
export type Step = (typeof steps)[number]

type Sent = { readonly path: string; readonly body: object | URLSearchParams; readonly status?: number }
type Buyer = {
  /** An empty cart. */
  open(): Promise<string>
  /** One guest from an empty cart to an order the bank has paid, a call for every step; throws when one is refused. */
  buy(sku: string): Promise<void>
  close(): void
}

const address = {
  ...{ firstname: 'Gerda', lastname: 'Gast', street: ['Lindelaan', '5'], postcode: '3512 AB', city: 'Utrecht' },
  ...{ country_id: 'NL', email: 'gerda@example.com', telephone: '0301234567', region_id: 0, company: '' },
}
const delivery = { shipping_carrier_code: 'postnl', shipping_method_code: 'home' }
const methods = { shippingCarrierCode: 'postnl', shippingMethodCode: 'home' }

/** Buys over real HTTP, on as many connections as there are shoppers. */
export function createBuyer(port: number, { shoppers = 1, onAnswer = (_step: Step, _ms: number) => {} } = {}): Buyer {
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers })

  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else, and a wrong answer ends the bench.
  async function call(step: Step, { path, body, status = 200 }: Sent): Promise<any> {
    const started = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; content: string }>()
    const isForm = body instanceof URLSearchParams
    const headers = { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }
    const outgoing = request({ port, agent, method: 'POST', path, headers }, (answer) => {
      text(answer).then((content) => resolve({ status: answer.statusCode, content }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end(isForm ? body.toString() : JSON.stringify(body))
    const answer = await promise
    onAnswer(step, performance.now() - started)
    if (answer.status !== status) throw new Error(`${step} answered ${answer.status}: ${answer.content.slice(0, 200)}`)
    return isForm ? null : JSON.parse(answer.content).result
  }

  const open = (): Promise<string> => call('create', { path: '/api/cart/create', body: {} })

  return {
    open,
    async buy(sku) {
      const cartId = await open()
      const cartItem = { sku, qty: 1, quoteId: cartId }
      await call('add', { path: `/api/cart/update?cartId=${cartId}`, body: { cartItem } })
      const { totals } = await call('address', {
        path: `/api/cart/shipping-information?cartId=${cartId}`,
        body: { addressInformation: { shippingAddress: address, billingAddress: address, ...methods } },
      })
      await call('payment', {
        path: `/api/ext/checkout/set-payment-information?cartId=${cartId}`,
        body: {
          email: address.email,
          paymentMethod: { method: 'ideal', additional_data: {} },
          billingAddress: address,
        },
      })
      const { payment } = await call('order', { path: '/api/order', body: anOrder(cartId, sku, totals) })
      // The bank calls the shop's webhook before it sends the shopper back.
      const approval = new URLSearchParams({ answer: 'approve', calls: 'before' })
      const { pathname } = new URL(payment.redirectUrl)
      await call('bank and webhook', { path: pathname, body: approval, status: 303 })
    },
    close: () => agent.destroy(),
  }
}

type Totals = { readonly grand_total: number; readonly items: readonly { price: number; price_incl_tax: number }[] }

/** The shopper agrees to what the shop has shown; the bank is chosen in the shop. */
function anOrder(cartId: string, sku: string, { grand_total, items: [item] }: Totals) {
  return {
    ...{ user_id: '', cart_id: cartId, store_code: 'nl', grand_total },
    products: [{ sku, qty: 1, price: item?.price, price_incl_tax: item?.price_incl_tax }],
    addressInformation: {
      ...{ billingAddress: address, shippingAddress: address, ...delivery, payment_method_code: 'ideal' },
      payment_method_additional: { issuer: 'Molenbank' },
    },
  }
}
