import { describe, expect, it } from 'vitest'
import { paymentTitle } from './payment-title.ts'

describe('paymentTitle', () => {
  it('names a way to pay in the language that is spoken, and one it does not know by its code', () => {
    expect(paymentTitle('pay-later', 'nl')).toBe('Achteraf betalen')
    expect(paymentTitle('pay-later', 'de')).toBe('Kauf auf Rechnung')
    expect(paymentTitle('pay-later', 'fr')).toBe('Payer plus tard')
    expect(paymentTitle('checkmo', 'en')).toBe('checkmo')
  })
})
