import { describe, expect, it } from 'vitest'
import { afterPaymentInformation } from './after-payment-information.ts'

describe('afterPaymentInformation', () => {
  it('takes the totals of the server after code 200 [PAY-07]', () => {
    expect(afterPaymentInformation('shown', { code: 200, totals: 'new' })).toBe('new')
  })

  it.each([400, 500, null])('keeps those shown after %j [PAY-07]', (code) => {
    expect(afterPaymentInformation('shown', { code, totals: 'new' })).toBe('shown')
  })

  it('keeps those shown where the server sends none', () => {
    expect(afterPaymentInformation('shown', { code: 200, totals: null })).toBe('shown')
  })
})
