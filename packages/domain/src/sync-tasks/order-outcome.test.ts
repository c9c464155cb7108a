import { describe, expect, it } from 'vitest'
import { isStillUntransmitted, orderOutcome } from './order-outcome.ts'

const answer = (code: number | string | null, orderNumber: string | null = null) => ({
  code,
  orderNumber,
  message: 'Why',
})

describe('orderOutcome', () => {
  it.each([200, null])('is placed with code %j and an order number [ORD-05]', (code) => {
    expect(orderOutcome(answer(code, '100001'))).toEqual({ do: 'placed', orderNumber: '100001' })
  })

  it.each([200, null, 302, 'ETIMEDOUT'])('is checked, not failed, with code %j and no order number', (code) => {
    expect(orderOutcome(answer(code))).toEqual({ do: 'check' })
  })

  it('is checked when a number came with a code that means neither', () => {
    expect(orderOutcome(answer(302, '100001'))).toEqual({ do: 'check' })
  })

  it('is queued while offline [ORD-17]', () => {
    expect(orderOutcome(null)).toEqual({ do: 'queue' })
    expect(orderOutcome(answer('ENOTFOUND'))).toEqual({ do: 'queue' })
  })

  it.each([500, 503])('is queued after a server error (%d) [ORD-10]', (code) => {
    expect(orderOutcome(answer(code))).toEqual({ do: 'queue' })
  })

  it.each([400, 409, 499])('is refused with the reason on %d, and the cart stays', (code) => {
    expect(orderOutcome(answer(code, '100001'))).toEqual({ do: 'refuse', message: 'Why' })
  })
})

describe('isStillUntransmitted', () => {
  it('keeps an order that was queued or is being checked [ORD-18]', () => {
    expect(isStillUntransmitted({ do: 'queue' })).toBe(true)
    expect(isStillUntransmitted({ do: 'check' })).toBe(true)
  })

  it('is done with an order that was placed or refused [ORD-18]', () => {
    expect(isStillUntransmitted({ do: 'placed', orderNumber: '100001' })).toBe(false)
    expect(isStillUntransmitted({ do: 'refuse', message: null })).toBe(false)
  })
})
