import { openTestDatabase } from '@vonk/testkit'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPayment } from '../testing/a-payment.ts'
import { describePaymentProvider, type ProviderTrial } from '../testing/describe-payment-provider.ts'
import { bodyOfCall, createSandboxProvider } from './create-sandbox-provider.ts'
import { bankPayments } from './schema.ts'
import { SIGNATURE_HEADER, signCall } from './signature.ts'
import { updateBankPayment } from './store.ts'

const secret = new Uint8Array(32).fill(7)

async function openSandbox(): Promise<ProviderTrial & { provider: ReturnType<typeof createSandboxProvider> }> {
  const { db, close } = await openTestDatabase()
  return {
    provider: createSandboxProvider({ db, secret }),
    async bring(reference, status) {
      if (status !== 'expired') return updateBankPayment(db, reference, { status })
      await db
        .update(bankPayments)
        .set({ expiresAt: new Date(0) })
        .where(eq(bankPayments.reference, reference))
    },
    callAbout: aCall,
    close,
  }
}

function aCall(reference: string, now = Date.now(), key = secret) {
  const body = bodyOfCall(reference)
  const signature = signCall(key, { body, now })
  return { body, header: (name: string) => (name === SIGNATURE_HEADER ? signature : null) }
}

describePaymentProvider('sandbox', openSandbox)

describe('createSandboxProvider', () => {
  it('leads to a page of the shop the shopper comes from', async () => {
    const { provider, close } = await openSandbox()
    const created = await provider.create(aPayment({ returnUrl: 'https://de.example/checkout-return?orderId=1' }))
    await close()

    expect(created).toMatchObject({ redirectUrl: expect.stringMatching(/^https:\/\/de\.example\/sandbox-bank\/sb_/) })
  })

  it('believes no call that is forged, changed on the way or played back later', async () => {
    const { provider, close } = await openSandbox()
    const now = Date.now()
    const { header } = aCall('sb_1')
    const later = createSandboxProvider({ db: null as never, secret, now: () => now + 301_000 })
    await close()

    expect(provider.readWebhook(aCall('sb_1', now, new Uint8Array(32)))).toBeNull()
    expect(provider.readWebhook({ header, body: bodyOfCall('sb_2') })).toBeNull()
    expect(provider.readWebhook({ header: () => null, body: bodyOfCall('sb_1') })).toBeNull()
    expect(later.readWebhook(aCall('sb_1', now))).toBeNull()
    expect(provider.readWebhook(aCall('sb_1', now))).toBe('sb_1')
  })
})
