import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ProviderUnavailable } from '../port.ts'
import { aPayment, aPurchaseLine } from '../testing/a-payment.ts'
import { describePaymentProvider } from '../testing/describe-payment-provider.ts'
import { createMollieProvider, type MollieOptions } from './create-mollie-provider.ts'
import { type MollieStandIn, openMollieStandIn, STAND_IN_KEY } from './testing/open-mollie-stand-in.ts'

// The client trusts the public authorities and nobody else, and none of them vouches for a stand-in.
beforeAll(() => void vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'))
afterAll(() => void vi.unstubAllEnvs())

function aMollie({ apiEndpoint }: MollieStandIn, options: Partial<MollieOptions> = {}) {
  return createMollieProvider({ apiKey: STAND_IN_KEY, payLater: 'in3', apiEndpoint, ...options })
}

const statuses = {
  paid: 'paid',
  failed: 'failed',
  cancelled: 'canceled',
  expired: 'expired',
  pending: 'pending',
} as const

function paymentAt({ payments }: MollieStandIn, reference: string) {
  const payment = payments.find(({ id }) => id === reference)
  if (!payment) throw new Error('the stand-in has no such payment')
  return payment
}

describePaymentProvider('mollie', async () => {
  const standIn = await openMollieStandIn()
  return {
    provider: aMollie(standIn),
    async bring(reference, status) {
      paymentAt(standIn, reference).status = statuses[status]
    },
    callAbout: (reference) => ({
      header: () => null,
      body: new URLSearchParams({ id: reference }).toString(),
    }),
    close: standIn.close,
  }
})

describe('createMollieProvider', () => {
  let standIn: MollieStandIn
  beforeAll(async () => {
    standIn = await openMollieStandIn()
  })
  afterAll(() => standIn.close())
  afterEach(() => {
    standIn.failure = null
  })

  async function create(overrides: Parameters<typeof aPayment>[0], options: Partial<MollieOptions> = {}) {
    const created = await aMollie(standIn, options).create(aPayment(overrides))
    if (created === 'refused') throw new Error('refused')
    return { ...created, request: paymentAt(standIn, created.reference).request }
  }

  it('asks for what is to be paid, in the words of the documentation', async () => {
    const { request, redirectUrl } = await create({ id: 'words', language: 'de', method: 'card' })

    expect(request).toEqual({
      amount: { currency: 'EUR', value: '64.93' },
      description: 'Vonk 100000001',
      redirectUrl: 'http://localhost:3000/checkout-return?orderId=order-1',
      webhookUrl: 'http://127.0.0.1:3000/api/ext/payments/webhook/sandbox',
      method: 'creditcard',
      locale: 'de_DE',
      metadata: { paymentId: 'words', orderNumber: '100000001' },
    })
    expect(redirectUrl).toMatch(/^https:\/\/www\.mollie\.com\/checkout\//)
  })

  it.each(['in3', 'klarna'] as const)('tells %s who buys what, and nobody else', async (payLater) => {
    const lines = [
      aPurchaseLine({ discount: 1000, total: 4998, tax: 867 }),
      aPurchaseLine({ kind: 'gift-card', sku: null, quantity: 1, unitPrice: -2000, total: -2000, taxRate: 0, tax: 0 }),
    ]
    const { purchase: some } = aPayment()
    const purchase = { ...some, billingAddress: { ...some.billingAddress, affix: '3' } }
    const later = { method: 'pay-later', amount: 2998, purchase: { ...purchase, lines } }
    const { request } = await create({ id: `later-${payLater}`, ...later }, { payLater })

    expect(request).toMatchObject({
      method: payLater,
      billingAddress: { givenName: 'Zoë', streetAndNumber: 'Kerkstraat 12-3', country: 'NL', email: 'zoe@example.com' },
      lines: [
        { type: 'physical', sku: 'JACKET-104', discountAmount: { value: '10.00' }, vatRate: '21.00' },
        { type: 'gift_card', totalAmount: { value: '-20.00' }, vatRate: '0.00' },
      ],
    })
  })

  it('says no where Mollie does, or has no such method', async () => {
    const { purchase } = aPayment()
    const missing = { ...purchase, lines: purchase.lines.slice(1) }

    expect(await aMollie(standIn).create(aPayment({ id: 'odd', method: 'pay-later', purchase: missing }))).toBe(
      'refused',
    )
    expect(await aMollie(standIn).create(aPayment({ id: 'cash', method: 'cashondelivery' }))).toBe('refused')
  })

  it('finds a payment again whose key Mollie has forgotten', async () => {
    const createdAt = new Date()
    const { reference } = await create({ id: 'old', createdAt })
    standIn.forgetKeys()
    const anHourLater = { now: () => createdAt.getTime() + 3_600_000 }

    expect(await create({ id: 'old', createdAt }, anHourLater)).toMatchObject({ reference })
    expect((await create({ id: 'never made', createdAt }, anHourLater)).reference).not.toBe(reference)
  })

  it('finds a refund again whose key Mollie has forgotten, and makes one again that came to nothing', async () => {
    const { reference } = await create({ id: 'to be refunded' })
    const payment = paymentAt(standIn, reference)
    payment.status = 'paid'
    const refund = { id: 'r1', reference, amount: 500, currency: 'EUR', description: 'Vonk' } as const

    expect(await aMollie(standIn).refund(refund)).toBe('sent')
    standIn.forgetKeys()
    expect(await aMollie(standIn).refund(refund)).toBe('sent')
    expect(payment.refunds).toMatchObject([{ cents: 500, metadata: { refundId: 'r1' } }])
    for (const sent of payment.refunds) sent.status = 'failed'
    expect(await aMollie(standIn).refund(refund)).toBe('sent')
    expect(await aMollie(standIn).refund(refund)).toBe('sent')
    expect(payment.refunds.map(({ status }) => status)).toEqual(['failed', 'pending'])
    for (const sent of payment.refunds) sent.status = 'canceled'
    expect(await aMollie(standIn).refund(refund)).toBe('refused')
  })

  it('waits for the capture of what is only authorised', async () => {
    const { reference } = await create({ id: 'authorised' })
    paymentAt(standIn, reference).status = 'authorized'

    expect(await aMollie(standIn).read(reference)).toMatchObject({ event: 'unknown' })
  })

  it.each(['too-many', 'broken', 'garbage', 'silent', 'cut'] as const)('is away when Mollie is %s', async (failure) => {
    const { reference } = await create({ id: `away-${failure}` })
    standIn.failure = failure
    const mollie = aMollie(standIn, { patienceMs: failure === 'silent' ? 50 : 15_000 })
    const refund = { id: 'r', reference, amount: 1, currency: 'EUR', description: '' } as const

    await expect(mollie.create(aPayment({ id: `new-${failure}` }))).rejects.toThrow(ProviderUnavailable)
    await expect(mollie.read(reference)).rejects.toThrow(ProviderUnavailable)
    await expect(mollie.cancel(reference)).rejects.toThrow(ProviderUnavailable)
    await expect(mollie.refund(refund)).rejects.toThrow(ProviderUnavailable)
  })

  it("is away, and refuses nothing, where the key is wrong or the payment another key's", async () => {
    const { reference } = await create({ id: 'foreign' })
    const stranger = aMollie(standIn, { apiKey: 'test_another00000000000000000000000' })

    await expect(stranger.create(aPayment({ id: 'stranger' }))).rejects.toThrow(ProviderUnavailable)
    await expect(stranger.read(reference)).rejects.toThrow(ProviderUnavailable)
    await expect(aMollie(standIn).read('tr_unknown')).rejects.toThrow(ProviderUnavailable)
  })
})
