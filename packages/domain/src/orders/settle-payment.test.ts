import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentEvent, type PaymentStatus, transitionPayment } from '../payments/index.ts'
import { type OrderEvent, type OrderStatus, transitionOrder } from './order-status.ts'
import { eventsOnPlacing, settlePayment } from './settle-payment.ts'

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

  it.each(['canceled', 'processing', 'shipped', 'returned'] as const)('gives late money back (%s)', (order) => {
    expect(settlePayment({ order, before: 'expired', after: 'paid' })).toEqual({ do: 'refund-this-payment' })
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
      fc.property(start, fc.array(fc.constantFrom(...events)), (order, told) => {
        const end = told.reduce<Story>(tell, { order, payment: 'open', refunds: 0 })

        expect(Number(end.order === 'processing') + end.refunds).toBe(end.payment === 'paid' ? 1 : 0)
      }),
    )
  })
})

describe('eventsOnPlacing', () => {
  it('waits for money, unless gift cards and points have paid it all', () => {
    expect(eventsOnPlacing(1)).toEqual(['payment-opened'])
    expect(eventsOnPlacing(0)).toEqual(['payment-opened', 'payment-received'])
  })
})

type Story = { readonly order: OrderStatus; readonly payment: PaymentStatus; readonly refunds: number }

function tell(story: Story, event: PaymentEvent): Story {
  const after = transitionPayment(story.payment, event)
  if (!after.ok) return story
  const settling = settlePayment({ order: story.order, before: story.payment, after: after.value })
  if (settling.do === 'refund-this-payment') return { ...story, payment: after.value, refunds: story.refunds + 1 }
  return { ...story, payment: after.value, order: settling.events.reduce(mustFollow, story.order) }
}

function mustFollow(status: OrderStatus, event: OrderEvent): OrderStatus {
  const next = transitionOrder(status, event)
  if (!next.ok) throw new Error(`${event} is not allowed while ${status}`)
  return next.value
}
