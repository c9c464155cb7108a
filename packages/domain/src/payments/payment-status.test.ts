import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkCartChangeable,
  isPaymentPending,
  type PaymentEvent,
  type PaymentStatus,
  paymentStatuses,
  paymentTransitions,
  transitionPayment,
} from './payment-status.ts'

const statuses = paymentStatuses
const events: readonly PaymentEvent[] = ['open', 'unknown', 'paid', 'failed', 'cancelled', 'expired']
const edges: readonly (readonly [PaymentStatus, PaymentStatus])[] = [
  ['open', 'checking'],
  ['open', 'paid'],
  ['open', 'failed'],
  ['open', 'cancelled'],
  ['open', 'expired'],
  ['checking', 'open'],
  ['checking', 'paid'],
  ['checking', 'failed'],
  ['checking', 'cancelled'],
  ['checking', 'expired'],
  ['failed', 'paid'],
  ['cancelled', 'paid'],
  ['expired', 'paid'],
]

describe('transitionPayment', () => {
  it.each(['open', 'checking'] as const)('lets a payment that is %s end in every way', (status) => {
    for (const event of ['paid', 'failed', 'cancelled', 'expired'] as const) {
      expect(transitionPayment(status, event)).toEqual({ ok: true, value: event })
    }
  })

  it('is checking, not failed, while the bank cannot be asked', () => {
    expect(transitionPayment('open', 'unknown')).toEqual({ ok: true, value: 'checking' })
    expect(transitionPayment('checking', 'unknown')).toEqual({ ok: true, value: 'checking' })
    expect(transitionPayment('checking', 'open')).toEqual({ ok: true, value: 'open' })
  })

  it.each(['paid', 'failed', 'cancelled', 'expired', 'open'] as const)('may be told %s twice', (status) => {
    expect(transitionPayment(status, status)).toEqual({ ok: true, value: status })
  })

  it.each(['failed', 'cancelled', 'expired'] as const)('believes in money that arrives after all (%s)', (status) => {
    expect(transitionPayment(status, 'paid')).toEqual({ ok: true, value: 'paid' })
  })

  it('never takes back that money arrived', () => {
    for (const event of events.filter((each) => each !== 'paid')) {
      expect(transitionPayment('paid', event)).toEqual({
        ok: false,
        refusal: { code: 'payment-transition-refused', status: 'paid', event },
      })
    }
  })

  it.each(['failed', 'cancelled', 'expired'] as const)('does not reopen what has %s', (status) => {
    for (const event of events.filter((each) => each !== status && each !== 'paid')) {
      expect(transitionPayment(status, event).ok).toBe(false)
    }
  })

  it('changes along the allowed edges alone, whatever is said in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (sequence) => {
        let status: PaymentStatus = 'open'
        for (const event of sequence) {
          const next = transitionPayment(status, event)
          if (!next.ok) continue
          if (next.value !== status) expect(edges).toContainEqual([status, next.value])
          status = next.value
        }
        expect(sequence.includes('paid')).toBe(status === 'paid')
      }),
    )
  })

  it('uses every allowed edge and no other', () => {
    const used = statuses.flatMap((from) => Object.values(paymentTransitions[from]).map((to) => [from, to] as const))
    const changing = used.filter(([from, to]) => from !== to)

    expect(changing.toSorted()).toEqual(edges.toSorted())
  })
})

describe('isPaymentPending', () => {
  it('is so while the bank may still say anything', () => {
    expect(statuses.filter(isPaymentPending)).toEqual(['open', 'checking'])
  })
})

describe('checkCartChangeable', () => {
  it('changes a cart that is free', () => {
    expect(checkCartChangeable('free')).toEqual({ ok: true, value: 'free' })
  })

  it('changes neither a frozen cart nor one that was ordered', () => {
    expect(checkCartChangeable('frozen')).toEqual({ ok: false, refusal: { code: 'cart-frozen' } })
    expect(checkCartChangeable('spent')).toEqual({ ok: false, refusal: { code: 'cart-already-ordered' } })
  })
})
