import { describe, expect, it } from 'vitest'
import { checkedOrderOutcome } from './checked-order-outcome.ts'

describe('checkedOrderOutcome', () => {
  it('is placed when the server knows its number', () => {
    expect(checkedOrderOutcome({ orderNumber: '100001' })).toEqual({ do: 'placed', orderNumber: '100001' })
  })

  it.each([null, ''])('is asked about again while it has no number (%j)', (orderNumber) => {
    expect(checkedOrderOutcome({ orderNumber })).toEqual({ do: 'check' })
  })

  it('is asked about again when the server could not be reached', () => {
    expect(checkedOrderOutcome('unreachable')).toEqual({ do: 'check' })
  })

  it('is sent again when it never arrived', () => {
    expect(checkedOrderOutcome(null)).toEqual({ do: 'queue' })
  })
})
