import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentEvent, type PaymentStatus, transitionPayment } from '../payments/index.ts'
import {
  endingFor,
  eventsOnPlacing,
  type OrderEvent,
  type OrderStatus,
  orderTransitions,
  planOrderEvent,
  settlePayment,
  transitionOrder,
} from './order-status.ts'

const statuses: readonly OrderStatus[] = ['placed', 'pending', 'processing', 'shipped', 'returned', 'canceled']
const events: readonly OrderEvent[] = [
  'payment-opened',
  'payment-received',
  'shipped',
  'returned',
  'canceled',
  'revived',
]
const edges: readonly (readonly [OrderStatus, OrderEvent, OrderStatus])[] = [
  ['placed', 'payment-opened', 'pending'],
  ['placed', 'canceled', 'canceled'],
  ['pending', 'payment-received', 'processing'],
  ['pending', 'canceled', 'canceled'],
  ['processing', 'shipped', 'shipped'],
  ['processing', 'canceled', 'canceled'],
  ['shipped', 'returned', 'returned'],
  ['canceled', 'revived', 'processing'],
]

describe('transitionOrder', () => {
  it.each(edges)('goes from %s by %s to %s', (status, event, next) => {
    expect(transitionOrder(status, event)).toEqual({ ok: true, value: next })
  })

  it('refuses everything else', () => {
    for (const status of statuses) {
      for (const event of events) {
        if (edges.some(([from, by]) => from === status && by === event)) continue
        expect(transitionOrder(status, event)).toEqual({
          ok: false,
          refusal: { code: 'order-transition-refused', status, event },
        })
      }
    }
  })

  it('is canceled from the first three alone', () => {
    expect(statuses.filter((status) => transitionOrder(status, 'canceled').ok)).toEqual([
      'placed',
      'pending',
      'processing',
    ])
  })

  it('never leaves the allowed ways, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (sequence) => {
        const way: OrderStatus[] = ['placed']
        for (const event of sequence) {
          const next = transitionOrder(way.at(-1) ?? 'placed', event)
          if (next.ok) way.push(next.value)
        }
        // Only what was canceled and revived can come twice, and each follows the one before it by an allowed edge.
        const once = way.filter((status) => status !== 'processing' && status !== 'canceled')
        expect(new Set(once).size).toBe(once.length)
        for (const [at, status] of way.slice(1).entries()) {
          expect(edges.some(([from, , to]) => from === way[at] && to === status)).toBe(true)
        }
      }),
    )
  })

  it('has no way the list above does not name', () => {
    const ways = statuses.flatMap((from) =>
      Object.entries(orderTransitions[from]).map(([event, to]) => [from, event, to]),
    )

    expect(ways.toSorted()).toEqual(edges.toSorted())
  })
})

describe('planOrderEvent', () => {
  it('freezes the cart while the payment is open', () => {
    expect(planOrderEvent('placed', 'payment-opened')).toEqual({
      ok: true,
      value: { status: 'pending', steps: ['freeze-cart'] },
    })
  })

  it('uses the cart up and confirms once it is paid', () => {
    expect(planOrderEvent('pending', 'payment-received')).toEqual({
      ok: true,
      value: { status: 'processing', steps: ['spend-cart', 'issue-gift-cards', 'send-confirmation'] },
    })
  })

  it.each(['placed', 'pending'] as const)('gives cart, stock and tenders back when canceled while %s', (status) => {
    expect(planOrderEvent(status, 'canceled')).toEqual({
      ok: true,
      value: { status: 'canceled', steps: ['thaw-cart', 'return-tenders', 'release-stock'] },
    })
  })

  it('gives the money back when canceled after it was paid', () => {
    expect(planOrderEvent('processing', 'canceled')).toEqual({
      ok: true,
      value: { status: 'canceled', steps: ['refund-payment', 'release-stock'] },
    })
  })

  it('credits points with the parcel and takes them back with the return', () => {
    expect(planOrderEvent('processing', 'shipped')).toMatchObject({
      value: { status: 'shipped', steps: ['send-shipping-notice', 'credit-points'] },
    })
    expect(planOrderEvent('shipped', 'returned')).toMatchObject({
      value: { status: 'returned', steps: ['revoke-points'] },
    })
  })

  it('confirms what is revived, and makes its gift cards', () => {
    expect(planOrderEvent('canceled', 'revived')).toEqual({
      ok: true,
      value: { status: 'processing', steps: ['issue-gift-cards', 'send-confirmation'] },
    })
  })

  it('does nothing for what may not happen', () => {
    expect(planOrderEvent('shipped', 'canceled')).toEqual({
      ok: false,
      refusal: { code: 'order-transition-refused', status: 'shipped', event: 'canceled' },
    })
  })
})

const orderEvents = (...events: readonly OrderEvent[]) => ({ do: 'order-events', events })

describe('settlePayment', () => {
  it.each(['open', 'checking'] as const)('completes the order when the payment that was %s is paid', (before) => {
    expect(settlePayment({ order: 'pending', before, after: 'paid' })).toEqual(orderEvents('payment-received'))
  })

  it('completes an order the bank is quicker with than we are', () => {
    const settling = settlePayment({ order: 'placed', before: 'open', after: 'paid' })

    expect(settling).toEqual(orderEvents('payment-opened', 'payment-received'))
  })

  it.each(['failed', 'cancelled', 'expired'] as const)('cancels the order when its payment has %s', (after) => {
    expect(settlePayment({ order: 'pending', before: 'open', after })).toEqual(orderEvents('canceled'))
    expect(settlePayment({ order: 'placed', before: 'checking', after })).toEqual(orderEvents('canceled'))
  })

  it.each(['processing', 'shipped', 'returned'] as const)('gives late money back (%s)', (order) => {
    expect(settlePayment({ order, before: 'expired', after: 'paid' })).toEqual({ do: 'refund-this-payment' })
  })

  it('lets late money revive an order that has expired', () => {
    expect(settlePayment({ order: 'canceled', before: 'expired', after: 'paid' })).toEqual({ do: 'revive-or-refund' })
  })

  it.each(['open', 'cancelled', 'failed'] as const)('revives nothing somebody has called off (%s)', (before) => {
    expect(settlePayment({ order: 'canceled', before, after: 'paid' })).toEqual({ do: 'refund-this-payment' })
  })

  it('waits while nobody knows', () => {
    expect(settlePayment({ order: 'pending', before: 'open', after: 'checking' })).toEqual(orderEvents())
    expect(settlePayment({ order: 'pending', before: 'checking', after: 'open' })).toEqual(orderEvents())
  })

  it('acts once when webhook and return page both say it', () => {
    expect(settlePayment({ order: 'processing', before: 'paid', after: 'paid' })).toEqual(orderEvents())
    expect(settlePayment({ order: 'pending', before: 'failed', after: 'failed' })).toEqual(orderEvents())
  })

  it('leaves an order alone that another payment has completed', () => {
    expect(settlePayment({ order: 'processing', before: 'open', after: 'cancelled' })).toEqual(orderEvents())
  })

  it('never loses money and never keeps it twice, whatever the bank says in whatever order', () => {
    const events: readonly PaymentEvent[] = ['open', 'unknown', 'paid', 'failed', 'cancelled', 'expired']
    const start = fc.constantFrom('placed' as const, 'pending' as const)
    fc.assert(
      fc.property(start, fc.array(fc.constantFrom(...events)), fc.boolean(), (order, told, isAllThere) => {
        const end = told.reduce<Story>(tell, { order, payment: 'open', refunds: 0, isAllThere })

        expect(Number(end.order === 'processing') + end.refunds).toBe(end.payment === 'paid' ? 1 : 0)
      }),
    )
  })
})

describe('endingFor', () => {
  it('lets a payment expire only while its order waits for it', () => {
    expect(endingFor('pending', 'expired')).toBe('expired')
    expect(endingFor('placed', 'expired')).toBe('expired')
    expect(endingFor('canceled', 'expired')).toBe('cancelled')
    expect(endingFor('canceled', 'paid')).toBe('paid')
  })
})

describe('eventsOnPlacing', () => {
  it('waits for money, unless gift cards and points have paid it all', () => {
    expect(eventsOnPlacing(1)).toEqual(['payment-opened'])
    expect(eventsOnPlacing(0)).toEqual(['payment-opened', 'payment-received'])
  })
})

type Story = {
  readonly order: OrderStatus
  readonly payment: PaymentStatus
  readonly refunds: number
  /** Whether an order that has expired could be revived. */
  readonly isAllThere: boolean
}

function tell(story: Story, event: PaymentEvent): Story {
  const after = transitionPayment(story.payment, event)
  if (!after.ok) return story
  const settling = settlePayment({ order: story.order, before: story.payment, after: after.value })
  if (settling.do === 'revive-or-refund' && story.isAllThere) {
    return { ...story, payment: after.value, order: mustFollow(story.order, 'revived') }
  }
  if (settling.do !== 'order-events') return { ...story, payment: after.value, refunds: story.refunds + 1 }
  return { ...story, payment: after.value, order: settling.events.reduce(mustFollow, story.order) }
}

function mustFollow(status: OrderStatus, event: OrderEvent): OrderStatus {
  const next = transitionOrder(status, event)
  if (!next.ok) throw new Error(`${event} is not allowed while ${status}`)
  return next.value
}
