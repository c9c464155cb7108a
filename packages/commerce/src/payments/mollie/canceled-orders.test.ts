import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkBooks } from '../../orders/index.ts'
import { sendRefunds } from '../send-refunds.ts'
import { expirePayments } from '../settle-due.ts'
import { openPayingShop, type PayingShop } from '../testing/open-paying-shop.ts'
import { createMollieProvider } from './create-mollie-provider.ts'
import { type MollieStandIn, openMollieStandIn, STAND_IN_KEY } from './testing/open-mollie-stand-in.ts'

const minutes = { usual: 60, payLater: 1_440 }
let standIn: MollieStandIn
let shop: PayingShop

beforeAll(async () => {
  // The client trusts the public authorities and nobody else, and none of them vouches for a stand-in.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  standIn = await openMollieStandIn()
  const { apiEndpoint } = standIn
  shop = await openPayingShop({ other: createMollieProvider({ apiKey: STAND_IN_KEY, payLater: 'in3', apiEndpoint }) })
})
afterAll(async () => {
  await shop.close()
  await standIn.close()
  vi.unstubAllEnvs()
})

async function cancelOrder() {
  const placed = await shop.place()
  const opened = await shop.open(placed.paymentId)
  const atMollie = standIn.payments.find(({ id }) => id === opened?.reference)
  if (!atMollie) throw new Error('Mollie was not asked')
  await shop.orders.cancel(placed.orderId)
  return { ...placed, atMollie }
}

describe('an order that is called off while its payment is open at Mollie', () => {
  it('closes the payment there', async () => {
    const { orderId, atMollie } = await cancelOrder()
    await expirePayments(shop.parts, minutes)

    expect(standIn.calls).toContain(`DELETE /v2/payments/${atMollie.id}`)
    expect(atMollie.status).toBe('canceled')
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', payment: 'cancelled' })
    expect(await checkBooks(shop.db)).toEqual([])
  })

  it('gets its money back where Mollie refuses to close it, as soon as it comes', async () => {
    const { orderId, paymentId, amount, atMollie } = await cancelOrder()
    atMollie.status = 'pending'
    await expirePayments(shop.parts, minutes)
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', payment: 'checking' })
    atMollie.status = 'paid'
    await shop.payments.handleWebhook('mollie', { header: () => null, body: `id=${atMollie.id}` })
    await sendRefunds(shop.parts)

    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'canceled', payment: 'paid', late: 1, unsent: 0 })
    expect(atMollie.refunds).toMatchObject([{ cents: amount }])
    expect(paymentId).toBe((atMollie.request['metadata'] as { paymentId: string }).paymentId)
    expect(await checkBooks(shop.db)).toEqual([])
  })
})
