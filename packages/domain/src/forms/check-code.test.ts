import { describe, expect, it } from 'vitest'
import { checkDiscountCode, checkGiftCardCode } from './check-code.ts'

describe('checkDiscountCode', () => {
  it('asks for a valid discount code when none can be meant [COUP-08]', () => {
    for (const text of ['', '   ', 'SAVE 10', '<script>', 'x'.repeat(65)]) {
      expect(checkDiscountCode(text), text).toEqual({ ok: false, refusal: { code: 'discount-code-invalid' } })
    }
  })

  it('hands on a code as it was typed, without the spaces around it', () => {
    expect(checkDiscountCode(' Zomer-10% ')).toEqual({ ok: true, value: 'Zomer-10%' })
  })
})

describe('checkGiftCardCode', () => {
  it('asks for a valid gift card when none can be meant [COUP-13]', () => {
    for (const text of ['', ' ', 'a/b', '9'.repeat(65)]) {
      expect(checkGiftCardCode(text), text).toEqual({ ok: false, refusal: { code: 'gift-card-invalid' } })
    }
  })

  it('reads a code typed in groups', () => {
    expect(checkGiftCardCode(' 1234 5678  ABCD ')).toEqual({ ok: true, value: '12345678ABCD' })
  })
})
