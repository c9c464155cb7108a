import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartHoldOf, checkCartChangeable } from './cart-hold.ts'
import { checkNewPayment } from './check-new-payment.ts'
import type { PaymentStatus } from './payment-status.ts'

describe('cartHoldOf', () => {
  it.each(['open', 'checking'] as const)('freezes the cart while its payment is %s', (status) => {
    expect(cartHoldOf(status)).toBe('frozen')
  })

  it.each(['failed', 'cancelled', 'expired'] as const)('thaws the cart when its payment has %s', (status) => {
    expect(cartHoldOf(status)).toBe('free')
  })

  it('uses the cart up once it is paid', () => {
    expect(cartHoldOf('paid')).toBe('spent')
  })

  it('leaves a cart alone nobody paid for', () => {
    expect(cartHoldOf(null)).toBe('free')
  })

  it('holds the cart exactly as long as no other payment may start', () => {
    const any = fc.constantFrom<PaymentStatus[]>('open', 'checking', 'paid', 'failed', 'cancelled', 'expired')
    fc.assert(
      fc.property(any, (status) => {
        expect(checkNewPayment([{ id: 'one', status }]).ok).toBe(cartHoldOf(status) === 'free')
      }),
    )
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
