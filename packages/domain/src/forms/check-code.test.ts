import { describe, expect, it } from 'vitest'
import { normaliseCode } from '../coupons/index.ts'
import { checkDiscountCode, checkGiftCardCode } from './check-code.ts'

describe('checkDiscountCode', () => {
  it('asks for a valid discount code when none can be meant [COUP-08]', () => {
    for (const text of ['', '   ', '<script>', 'x'.repeat(65)]) {
      expect(checkDiscountCode(text), text).toEqual({ ok: false, refusal: { code: 'discount-code-invalid' } })
    }
  })

  it('reads a code as coupons do: spaces and case do not matter', () => {
    for (const typed of [' Zomer-10% ', 'zomer -10%', 'ZOMER-10%']) {
      expect(checkDiscountCode(typed)).toEqual({ ok: true, value: normaliseCode(typed) })
    }
  })
})

describe('checkGiftCardCode', () => {
  it('asks for a valid gift card when none can be meant [COUP-13]', () => {
    for (const text of ['', ' ', 'a/b', '9'.repeat(65)]) {
      expect(checkGiftCardCode(text), text).toEqual({ ok: false, refusal: { code: 'gift-card-invalid' } })
    }
  })

  it('reads a code typed in groups', () => {
    expect(checkGiftCardCode(' 1234 5678  abcd ')).toEqual({ ok: true, value: '12345678ABCD' })
  })
})
