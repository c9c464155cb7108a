import { describe, expect, it } from 'vitest'
import { checkWithdrawal } from './check-withdrawal.ts'

describe('checkWithdrawal', () => {
  it.each(['placed', 'pending', 'processing'] as const)('cancels an order that is %s', (status) => {
    expect(checkWithdrawal({ status, daysSinceDelivery: null })).toEqual({ ok: true, value: 'canceled' })
  })

  it.each([null, 0, 14])('takes an order back until the 14th day after it arrived (%j)', (daysSinceDelivery) => {
    expect(checkWithdrawal({ status: 'shipped', daysSinceDelivery })).toEqual({ ok: true, value: 'returned' })
  })

  it('is too late on the 15th day', () => {
    expect(checkWithdrawal({ status: 'shipped', daysSinceDelivery: 15 })).toEqual({
      ok: false,
      refusal: { code: 'withdrawal-period-over' },
    })
  })

  it.each(['canceled', 'returned'] as const)('has nothing to take back of an order that is %s', (status) => {
    expect(checkWithdrawal({ status, daysSinceDelivery: 1 })).toEqual({
      ok: false,
      refusal: { code: 'nothing-to-withdraw' },
    })
  })
})
