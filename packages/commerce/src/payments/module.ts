import { defineModule, type MachinePorts, on, onSchedule } from '@vonk/module'
import { defineJob } from '@vonk/platform/jobs'
import { addGauge, type Registry } from '@vonk/platform/metrics'
import { z } from 'zod'
import { countOpenRefunds, orderCanceled } from '../orders/index.ts'
import { ordersModule } from '../orders/module.ts'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { createPayments } from './create-payments.ts'
import { openMollieProvider } from './open-mollie-provider.ts'
import type { PaymentsParts } from './open-payment.ts'
import { paymentRoutes } from './routes.ts'
import { sandboxBankModule } from './sandbox/module.ts'
import { sendRefunds } from './send-refunds.ts'
import { expirePayments, reconcilePayments } from './settle-due.ts'

// Each comes again a minute later: there is nothing to try again.
const retry = { limit: 0, delaySeconds: 1 }
const expire = defineJob({ name: 'expire-payments', schema: z.object({}), retry })
const reconcile = defineJob({ name: 'reconcile-payments', schema: z.object({}), retry })
const refund = defineJob({ name: 'send-refunds', schema: z.object({}), retry })

const EVERY_MINUTE = '* * * * *'

type Mollie = { readonly name: 'mollie' } & Parameters<typeof openMollieProvider>[0]

type PaymentPorts = MachinePorts & {
  readonly site: PaymentsParts['site']
  readonly payments: {
    readonly provider: Mollie | { readonly name: 'sandbox' }
    readonly webhookOrigin: string
    readonly expiryMinutes: Parameters<typeof expirePayments>[1]
  }
}

export const paymentsModule = defineModule({
  name: 'payments',
  needs: { stores: storesModule, orders: ordersModule, sessions: sessionsModule, bank: sandboxBankModule },
  async create({ db, log, site, payments }: PaymentPorts, { stores: { directory }, orders, bank }) {
    const { provider, webhookOrigin, expiryMinutes } = payments
    const opened = provider.name === 'mollie' ? await openMollieProvider(provider) : bank?.provider
    if (!opened) throw new ProviderMissing(provider.name)
    const parts: PaymentsParts = { db, providers: [opened], directory, site, webhookOrigin, orders, log, now: Date.now }
    return { ...createPayments(parts), parts, expiryMinutes }
  },
  routes: (payments, { db }, { sessions }) => paymentRoutes({ db, payments, whoIs: sessions.findBuyer }),
  jobs({ parts, expiryMinutes }, { log, registry }) {
    const say = (result: Readonly<Record<string, number>>, message: string) => {
      if (Object.values(result).some((count) => count > 0)) log.info(result, message)
    }
    measureRefunds(registry, parts)
    return [
      onSchedule(EVERY_MINUTE, expire, async () => say(await expirePayments(parts, expiryMinutes), 'payments expired')),
      onSchedule(EVERY_MINUTE, reconcile, async () => say(await reconcilePayments(parts), 'payments asked about')),
      onSchedule(EVERY_MINUTE, refund, async () => say(await sendRefunds(parts), 'refunds sent')),
    ]
  },
  // Nobody should pay for what was called off a moment ago.
  listen: (_, { jobs }) => [
    on([orderCanceled], { name: 'called-off-payments', from: 'now' }, (tx) => jobs.enqueue(tx, expire, {})),
  ],
})

function measureRefunds(registry: Registry, { db }: Pick<PaymentsParts, 'db'>): void {
  addGauge(registry, {
    name: 'payment_refunds_open',
    isShared: true,
    help: 'Refunds that wait for their provider, and those that are stuck until somebody acts',
    labelNames: ['state'],
    async read() {
      const open = await countOpenRefunds(db)
      return Object.entries(open).map(([state, value]) => ({ labels: { state }, value }))
    },
  })
}

class ProviderMissing extends Error {
  override readonly name = 'ProviderMissing'

  constructor(name: string) {
    super(`there is no payment provider ${name}`)
  }
}
