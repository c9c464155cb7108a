import type { Waiting } from './domain-is-used.ts'

/**
 * Rules that were written before what will use them, and for which capability they wait. A capability that is built
 * takes its files off this list; when all are built the list is empty and goes. `live rules` are those of finished areas
 * that the shop does not follow yet.
 */
export const domainWaiting: readonly Waiting[] = [
  { file: 'forms/form.ts', names: ['checkMinimum'], waitsFor: 'account', since: '2026-11-16' },
  { file: 'newsletter/subscription.ts', names: ['planUnsubscribe'], waitsFor: 'account', since: '2026-11-16' },
  {
    file: 'payments/choose-payment.ts',
    names: ['checkNewPayment'],
    waitsFor: 'checkout',
    since: '2026-11-16',
  },
  {
    file: 'payments/payment-status.ts',
    names: ['cartHoldOf'],
    waitsFor: 'checkout',
    since: '2026-11-16',
  },
  { file: 'pricing/format-price.ts', names: ['formatPriceText'], waitsFor: 'live rules', since: '2026-11-16' },
  { file: 'sync-tasks/complete-task.ts', names: ['withoutUntransmitted'], waitsFor: 'offline', since: '2026-11-16' },
]
