import { describe, expect, it } from 'vitest'
import { longestRefundPause, mostRefundTries, retryRefund } from './retry-refund.ts'

describe('retryRefund', () => {
  it('tries again later and later, but never later than after six hours', () => {
    const pauses = [1, 2, 3, 9, 10, 23].map((tries) => {
      const next = retryRefund(tries, 1_000)
      return next.do === 'try-again' ? (next.at - 1_000) / 60_000 : null
    })

    expect(pauses).toEqual([1, 2, 4, 256, 360, 360])
    expect(longestRefundPause).toBe(360 * 60_000)
  })

  it('leaves it to somebody after four days', () => {
    expect(retryRefund(mostRefundTries, 0)).toEqual({ do: 'leave-to-operator' })
  })
})
