import { beforeAll, describe, expect, it } from 'vitest'
import { loadI18n, type Translate } from '#i18n/index.ts'
import { couponText, giftCardText } from './code-texts.ts'

let t: Translate
beforeAll(async () => {
  const i18n = await loadI18n('en')
  t = (id, ...values) => i18n._(id, values[0] ?? undefined)
})

describe('couponText', () => {
  it('asks for a code when there is none that could be one [COUP-03] [COUP-08]', () => {
    expect(couponText('discount-code-invalid', t)).toBe('Please enter a valid discount code.')
  })

  it('says that a code is not valid [COUP-07]', () => {
    expect(couponText('coupon-unknown', t)).toBe("The coupon code isn't valid. Verify the code and try again.")
  })

  it('says why, where the shop knows', () => {
    expect(couponText('coupon-expired', t)).toBe('This discount code has expired.')
    expect(couponText('coupon-minimum-not-reached', t, '€12.50')).toBe('Add €12.50 more to use this discount code.')
  })

  it('does not blame the code when nobody could be asked [COUP-03]', () => {
    expect(couponText('unreachable', t)).toMatch(/internet connection/)
    expect(couponText('too-many-attempts', t)).toMatch(/Too many attempts/)
  })
})

describe('giftCardText', () => {
  it('asks for a valid gift card [COUP-13]', () => {
    expect(giftCardText('gift-card-invalid', t)).toBe('Please enter a valid giftcard.')
    expect(giftCardText('gift-card-unknown', t)).toBe('Please enter a valid giftcard.')
  })

  it('says why a known card does not help', () => {
    expect(giftCardText('gift-card-empty', t)).toBe('There is nothing left on this gift card.')
    expect(giftCardText('gift-card-already-applied', t)).toBe('You have already added this gift card.')
  })
})

describe('a field that was left empty', () => {
  it('asks for a valid code of its kind, as it does for one that cannot be any [COUP-08] [COUP-13]', () => {
    for (const refusal of ['code-missing', 'coupon-missing', 'discount-code-invalid']) {
      expect(couponText(refusal, t), refusal).toBe('Please enter a valid discount code.')
    }
    expect(giftCardText('code-missing', t)).toBe('Please enter a valid giftcard.')
  })
})
