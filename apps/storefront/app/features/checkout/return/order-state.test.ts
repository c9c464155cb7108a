import type { PaymentStatus } from '@vonk/domain/payments'
import { describe, expect, it } from 'vitest'
import { aStoredOrder } from '../testing.ts'
import { orderStateOf, pauseBefore } from './order-state.ts'

const paying = (status: PaymentStatus) => aStoredOrder({ payment: { id: 'p1', status, redirectUrl: null } })

describe('orderStateOf', () => {
  it.each([
    ['paid', 'paid'],
    ['open', 'checking'],
    ['checking', 'checking'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['expired', 'expired'],
  ] as const)('of a payment that is %s is %s', (status, state) => {
    expect(orderStateOf(paying(status))).toBe(state)
  })

  it('is paid when nothing was due', () => {
    expect(orderStateOf(aStoredOrder({ payment: null }))).toBe('paid')
  })

  it('waits on the device until the shop has answered, and is asked about where nobody knows [ORD-17]', () => {
    expect(orderStateOf(aStoredOrder({ isTransmitted: false, body: '{}' }))).toBe('queued')
    expect(orderStateOf(aStoredOrder({ isTransmitted: false, body: null }))).toBe('checking')
  })

  it('is refused when the shop did not take it', () => {
    expect(orderStateOf(aStoredOrder({ refused: { code: 'cart-empty', text: null, facts: {} } }))).toBe('refused')
  })
})

describe('pauseBefore', () => {
  it('grows from question to question, up to half a minute', () => {
    const pauses = Array.from({ length: 20 }, (_, attempt) => pauseBefore(attempt))

    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses.at(-1)).toBe(30_000)
  })
})
