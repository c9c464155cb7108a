import { describe, expect, it } from 'vitest'
import { checkNewPayment } from './check-new-payment.ts'

const failed = { id: 'one', status: 'failed' } as const

describe('checkNewPayment', () => {
  it('lets a first payment start, and another after one that came to nothing', () => {
    const ended = [failed, { id: 'two', status: 'cancelled' }, { id: 'three', status: 'expired' }] as const

    expect(checkNewPayment([])).toEqual({ ok: true, value: [] })
    expect(checkNewPayment(ended)).toEqual({ ok: true, value: ended })
  })

  it.each(['open', 'checking'] as const)('refuses a second payment while one is %s', (status) => {
    expect(checkNewPayment([failed, { id: 'two', status }])).toEqual({
      ok: false,
      refusal: { code: 'payment-open', paymentId: 'two' },
    })
  })

  it('refuses to be paid twice', () => {
    expect(
      checkNewPayment([
        { id: 'one', status: 'open' },
        { id: 'two', status: 'paid' },
      ]),
    ).toEqual({ ok: false, refusal: { code: 'already-paid', paymentId: 'two' } })
  })
})
