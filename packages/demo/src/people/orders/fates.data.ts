import type { OrderEvent } from '@vonk/domain/orders'
import type { PaymentStatus } from '@vonk/domain/payments'

/** What became of an order; the first four are still under way. */
export type Fate =
  | 'placed'
  | 'pending'
  | 'processing'
  | 'on-its-way'
  | 'delivered'
  | 'partly-returned'
  | 'returned'
  | 'never-opened'
  | 'not-paid'
  | 'called-off'

export type Deed = OrderEvent | 'delivered' | 'partly-returned'

type Span = readonly [shortest: number, longest: number]

/** What happens next: so many minutes after what came before, or in the working hours of so many days later. */
export type Step = {
  readonly deed: Deed
  readonly after: { readonly minutes: Span } | { readonly days: Span }
  readonly payment?: PaymentStatus
}

export type FateIdea = {
  /** Hours since it was placed. */
  readonly age: Span
  readonly steps: readonly Step[]
  /** How likely an order goes this way. */
  readonly weight: number
}

const days = (shortest: number, longest: number): Span => [shortest * 24, longest * 24]

const opened: Step = { deed: 'payment-opened', after: { minutes: [0, 1] } }
const paid: Step = { deed: 'payment-received', after: { minutes: [1, 12] } }
const shipped: Step = { deed: 'shipped', after: { days: [1, 2] } }
const delivered: Step = { deed: 'delivered', after: { days: [1, 2] } }
const back = { days: [3, 13] } as const

/** Fourteen months of orders. */
const ever = days(7, 424)
const longAgo = days(25, 424)

export const fates: Readonly<Record<Fate, FateIdea>> = {
  placed: { age: [2, 8], steps: [], weight: 1 },
  pending: { age: [2, 10], steps: [opened], weight: 2 },
  processing: { age: [12, 40], steps: [opened, paid], weight: 5 },
  'on-its-way': { age: [50, 60], steps: [opened, paid, shipped], weight: 4 },
  delivered: { age: ever, steps: [opened, paid, shipped, delivered], weight: 60 },
  'partly-returned': {
    age: longAgo,
    steps: [opened, paid, shipped, delivered, { deed: 'partly-returned', after: back }],
    weight: 7,
  },
  returned: {
    age: longAgo,
    steps: [opened, paid, shipped, delivered, { deed: 'returned', after: back }],
    weight: 8,
  },
  'never-opened': { age: ever, steps: [{ deed: 'canceled', after: { minutes: [20, 50] } }], weight: 2 },
  'not-paid': {
    age: ever,
    steps: [opened, { deed: 'canceled', after: { minutes: [3, 40] }, payment: 'failed' }],
    weight: 5,
  },
  'called-off': { age: ever, steps: [opened, paid, { deed: 'canceled', after: { minutes: [60, 540] } }], weight: 4 },
}
