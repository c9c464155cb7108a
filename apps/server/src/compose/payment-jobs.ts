import { countOpenRefunds, orderCanceled } from '@vonk/commerce/orders'
import { expirePayments, type PaymentsParts, reconcilePayments, sendRefunds } from '@vonk/commerce/payments'
import { defineJob, type Jobs } from '@vonk/platform/jobs'
import { addGauge, type Registry } from '@vonk/platform/metrics'
import type { Outbox } from '@vonk/platform/outbox'
import { z } from 'zod'
import type { Config } from '../config.ts'

// Each comes again a minute later: there is nothing to try again.
const retry = { limit: 0, delaySeconds: 1 }
const expire = defineJob({ name: 'expire-payments', schema: z.object({}), retry })
const reconcile = defineJob({ name: 'reconcile-payments', schema: z.object({}), retry })
const refund = defineJob({ name: 'send-refunds', schema: z.object({}), retry })

const EVERY_MINUTE = '* * * * *'

/** What has to be done about payments without anybody asking. */
export async function startPaymentJobs(
  { jobs, outbox, registry }: { readonly jobs: Jobs; readonly outbox: Outbox; readonly registry: Registry },
  parts: PaymentsParts,
  { expiryMinutes }: Config['payments'],
): Promise<void> {
  const say = (result: Readonly<Record<string, number>>, message: string) => {
    if (Object.values(result).some((count) => count > 0)) parts.log.info(result, message)
  }
  await jobs.work(expire, async () => say(await expirePayments(parts, expiryMinutes), 'payments expired'))
  await jobs.work(reconcile, async () => say(await reconcilePayments(parts), 'payments asked about'))
  await jobs.work(refund, async () => say(await sendRefunds(parts), 'refunds sent'))
  for (const job of [expire, reconcile, refund]) await jobs.schedule(job, EVERY_MINUTE)
  addGauge(registry, {
    name: 'payment_refunds_open',
    isShared: true,
    help: 'Refunds that wait for their provider, and those that are stuck until somebody acts',
    labelNames: ['state'],
    async read() {
      const open = await countOpenRefunds(parts.db)
      return Object.entries(open).map(([state, value]) => ({ labels: { state }, value }))
    },
  })
  // Nobody should pay for what was called off a moment ago.
  await outbox.subscribe({
    name: 'called-off-payments',
    topics: [orderCanceled],
    from: 'now',
    handle: (tx) => jobs.enqueue(tx, expire, {}),
  })
}
