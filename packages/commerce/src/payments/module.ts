import { defineModule, type MachinePorts, on, onSchedule } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import { defineJob } from '@vonk/platform/jobs'
import type { Log } from '@vonk/platform/log'
import { addGauge, type Registry } from '@vonk/platform/metrics'
import { z } from 'zod'
import { countOpenRefunds, orderCanceled } from '../orders/index.ts'
import { ordersModule } from '../orders/module.ts'
import { sessionsModule } from '../sessions/module.ts'
import { storesModule } from '../stores/module.ts'
import { createPayments } from './create-payments.ts'
import type { PaymentsParts } from './open-payment.ts'
import type { PaymentProvider } from './port.ts'
import { type ConfiguredProvider, openProvider } from './providers/index.ts'
import { paymentRoutes } from './routes.ts'
import { sandboxBankModule } from './sandbox/module.ts'
import { sendRefunds } from './send-refunds.ts'
import { expirePayments, reconcilePayments } from './settle-due.ts'
import { findProvidersInUse } from './store.ts'

// Each comes again a minute later: there is nothing to try again.
const retry = { limit: 0, delaySeconds: 1 }
const expire = defineJob({ name: 'expire-payments', schema: z.object({}), retry })
const reconcile = defineJob({ name: 'reconcile-payments', schema: z.object({}), retry })
const refund = defineJob({ name: 'send-refunds', schema: z.object({}), retry })

const EVERY_MINUTE = '* * * * *'

type PaymentPorts = MachinePorts & {
  readonly site: PaymentsParts['site']
  readonly payments: {
    /** New payments are made with the first; the others end what was begun with them. */
    readonly providers: readonly [ConfiguredProvider, ...ConfiguredProvider[]]
    readonly webhookOrigin: string
    readonly expiryMinutes: Parameters<typeof expirePayments>[1]
  }
}

export const paymentsModule = defineModule({
  name: 'payments',
  needs: { stores: storesModule, orders: ordersModule, sessions: sessionsModule, bank: sandboxBankModule },
  async create({ db, log, site, payments, clock }: PaymentPorts, { stores: { directory }, orders, bank }) {
    const { webhookOrigin, expiryMinutes } = payments
    const [first, ...others] = payments.providers
    const open = (provider: ConfiguredProvider) => openOrBank(provider, bank)
    const providers = [await open(first), ...(await Promise.all(others.map(open)))] as const
    await warnOfOthers(db, log, payments.providers)
    const parts: PaymentsParts = { db, providers, directory, site, webhookOrigin, orders, log, now: clock }
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
  // Nobody should pay for what was canceled a moment ago.
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

type Bank = { readonly provider: PaymentProvider } | null

async function openOrBank(provider: ConfiguredProvider, bank: Bank): Promise<PaymentProvider> {
  const opened = (await openProvider(provider)) ?? bank?.provider
  if (!opened) throw new ProviderMissing(provider.name)
  return opened
}

/** Money may wait at a provider that the shop has left: without its key nobody asks for it, and nothing goes back. */
async function warnOfOthers(db: Db, log: Log, configured: readonly ConfiguredProvider[]): Promise<void> {
  const names = new Set<string>(configured.map(({ name }) => name))
  const left = (await findProvidersInUse(db)).filter((name) => !names.has(name))
  if (left.length > 0) log.error({ providers: left }, 'payments or refunds wait for a provider that is not configured')
}

class ProviderMissing extends Error {
  override readonly name = 'ProviderMissing'

  constructor(name: string) {
    super(`there is no payment provider ${name}`)
  }
}
