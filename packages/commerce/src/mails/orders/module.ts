import { defineModule, type MachinePorts, on, work } from '@vonk/module'
import type { Db } from '@vonk/platform/db'
import { defineJob } from '@vonk/platform/jobs'
import { withdrawMail } from '@vonk/platform/mail'
import type { ReceivedEvent } from '@vonk/platform/outbox'
import { z } from 'zod'
import { invoiceIssued, refundBooked } from '../../invoices/index.ts'
import {
  findBoughtCards,
  giftCardIssued,
  orderCanceled,
  orderPaymentOpen,
  orderRefunded,
  orderReturned,
  orderShipped,
  orderWithdrawn,
} from '../../orders/index.ts'
import { latePaymentReturned } from '../../payments/index.ts'
import { findGiftCard } from '../../vouchers/index.ts'
import { withdrawalDeclared } from '../../withdrawals/index.ts'
import { LATE_MONEY, type OrderMail } from './order-mail.ts'
import { keyOf, type MailWriterParts, writeOrderMail } from './write-order-mail.ts'

const kinds = [
  'confirmation',
  'payment-open',
  'shipped',
  'returned',
  'refunded',
  'canceled',
  'gift-card',
  'withdrawal-receipt',
  'withdrawal-completed',
] as const

const writeMail = defineJob({
  name: 'write-mail',
  schema: z.object({ kind: z.enum(kinds), orderId: z.string(), position: z.int() }),
  // Half a day in all.
  retry: { limit: 12, delaySeconds: 10 },
})

const topics = [
  orderPaymentOpen,
  invoiceIssued,
  orderShipped,
  orderCanceled,
  orderReturned,
  orderRefunded,
  refundBooked,
  withdrawalDeclared,
  orderWithdrawn,
  giftCardIssued,
  latePaymentReturned,
] as const

type OrderEvent = ReceivedEvent<(typeof topics)[number]>

// Most who go to the bank are back by then, and need no link to it.
const PATIENCE_MS = 120_000

type OrderMailPorts = MachinePorts & Pick<MailWriterParts, 'site' | 'stories'>

/** What happens to orders is mailed: one job per mail, because writing one takes longer than a reader of events should. */
export const orderMailsModule = defineModule({
  name: 'order-mails',
  create: ({ site, stories }: OrderMailPorts) => ({ site, stories }),
  jobs: (parts, ports) => [work(writeMail, (mail) => writeOrderMail({ ...ports, ...parts }, mail))],
  listen: (_, { jobs, clock }) => [
    on(topics, { name: 'order-mails', from: 'beginning' }, async (tx, event) => {
      if (takesCardsBack(event)) await takeBackCards(tx, event.payload.orderId)
      for (const mail of await mailsOf(tx, event)) {
        const runAt = mail.kind === 'payment-open' ? { runAt: new Date(clock() + PATIENCE_MS) } : {}
        await jobs.enqueue(tx, writeMail, mail, runAt)
      }
    }),
  ],
})

function takesCardsBack({ topic }: OrderEvent): boolean {
  return topic === 'order-canceled' || topic === 'order-refunded'
}

/** A card that is worth nothing any more is not given to anybody: its mail may still wait for its day. */
async function takeBackCards(tx: Db, orderId: string): Promise<void> {
  for (const { code, position } of await findBoughtCards(tx, orderId)) {
    const card = code && (await findGiftCard(tx, code))
    if (card && (!card.isActive || card.balance === 0))
      await withdrawMail(tx, keyOf({ kind: 'gift-card', orderId, position }))
  }
}

type WantedMail = OrderMail & { readonly kind: (typeof kinds)[number] }

async function mailsOf(tx: Db, { topic, payload }: OrderEvent): Promise<readonly WantedMail[]> {
  const { orderId } = payload
  const one = (kind: WantedMail['kind'], position = 0) => [{ kind, orderId, position }]
  switch (topic) {
    case 'order-payment-open':
      return one('payment-open')
    case 'invoice-issued':
      return one('confirmation')
    case 'order-shipped':
      return one('shipped')
    case 'order-canceled':
      return one('canceled', payload.position)
    case 'order-returned':
      return one('returned')
    case 'refund-booked':
      return one('refunded', payload.position)
    // What became of it is said when it is booked.
    case 'order-refunded':
      return []
    case 'withdrawal-declared':
      return one('withdrawal-receipt', payload.position)
    case 'order-withdrawn':
      return one('withdrawal-completed')
    case 'late-payment-returned':
      return one('refunded', LATE_MONEY)
    case 'gift-card-issued':
      return (await findBoughtCards(tx, orderId)).flatMap(({ position }) => one('gift-card', position))
  }
}
