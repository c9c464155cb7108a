import { startModules } from '@vonk/module/testing'
import { createJobs } from '@vonk/platform/jobs'
import { createOutbox } from '@vonk/platform/outbox'
import { aLog } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { ordersModule } from '../orders/module.ts'
import { pricesModule } from '../prices/module.ts'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { paymentsModule } from './module.ts'
import { createMollieProvider } from './mollie/create-mollie-provider.ts'
import { type MollieStandIn, openMollieStandIn, STAND_IN_KEY } from './mollie/testing/open-mollie-stand-in.ts'
import { sandboxBankModule } from './sandbox/module.ts'
import { sendRefunds } from './send-refunds.ts'
import { openPayingShop, type PayingShop } from './testing/open-paying-shop.ts'

const shopModules = [
  ...([storesModule, throttlesModule, pricesModule, sessionsModule, ordersModule] as const),
  ...([sandboxBankModule, paymentsModule] as const),
] as const

let standIn: MollieStandIn
let before: PayingShop
const resources = new AsyncDisposableStack()

beforeAll(async () => {
  // The client trusts the public authorities and nobody else, and none of them vouches for a stand-in.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  standIn = await openMollieStandIn()
  before = await openPayingShop({ other: createMollieProvider(mollie()) })
})
afterAll(async () => {
  await resources.disposeAsync()
  await before.close()
  await standIn.close()
  vi.unstubAllEnvs()
})

const mollie = () => ({ apiKey: STAND_IN_KEY, payLater: 'in3', apiEndpoint: standIn.apiEndpoint }) as const

/** The same shop after a restart with `PAYMENT_PROVIDER=sandbox`. */
async function restart({ hasKey }: { readonly hasKey: boolean }) {
  const { db, url } = before
  const { log, lines } = aLog()
  const jobs = await createJobs({ url, log, isWorker: true })
  resources.defer(() => jobs.stop())
  const outbox = createOutbox({ db, url, log })
  resources.defer(() => outbox.close())
  const opened = await startModules(shopModules, {
    ...{ db, log, jobs, outbox, site: { protocol: 'http:', port: '3000' } },
    payments: {
      providers: hasKey ? [{ name: 'sandbox' }, { name: 'mollie', ...mollie() }] : [{ name: 'sandbox' }],
      webhookOrigin: 'http://127.0.0.1:3000',
      expiryMinutes: { usual: 60, payLater: 1_440 },
    },
  })
  resources.defer(() => opened.close())
  return { payments: opened.door(paymentsModule), lines }
}

async function openAtMollie() {
  const placed = await before.place()
  const opened = await before.open(placed.paymentId)
  const there = standIn.payments.find(({ id }) => id === opened?.reference)
  if (!there) throw new Error('Mollie was not asked')
  return { ...placed, there }
}

const isPaid = ({ there }: Awaited<ReturnType<typeof openAtMollie>>) => {
  there.status = 'paid'
  return { header: () => null, body: `id=${there.id}` }
}

describe('a shop that changes its payment provider', () => {
  it('names the former one at start while money waits there and its key is gone', async () => {
    await openAtMollie()
    const { lines } = await restart({ hasKey: false })

    expect(lines.filter(({ msg }) => String(msg).includes('not configured'))).toMatchObject([{ providers: ['mollie'] }])
  })

  it('hears of payments that are open at the former one, and sends back what was paid there', async () => {
    const open = await openAtMollie()
    const refunded = await openAtMollie()
    await before.payments.handleWebhook('mollie', isPaid(refunded))
    await before.orders.cancel(refunded.orderId)

    const { payments, lines } = await restart({ hasKey: true })
    await payments.handleWebhook('mollie', isPaid(open))
    await sendRefunds(payments.parts)

    expect(payments.provider).toBe('sandbox')
    expect(await before.stateOf(open.orderId)).toMatchObject({ order: 'processing', payment: 'paid', confirmed: 1 })
    expect(await before.stateOf(refunded.orderId)).toMatchObject({ order: 'canceled', unsent: 0 })
    expect(refunded.there.refunds).toMatchObject([{ cents: refunded.amount }])
    expect(lines.filter(({ msg }) => String(msg).includes('not configured'))).toEqual([])
    expect(await checkBooks(before.db)).toEqual([])
  })
})
