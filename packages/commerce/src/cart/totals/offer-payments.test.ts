import { aCredit } from '@vonk/domain/payments/testing'
import { describe, expect, it } from 'vitest'
import { offerPayments, type Payment } from './offer-payments.ts'

function codesFor(overrides: Partial<Payment> = {}): string[] {
  const lines = [{ type: 'simple' as const }]
  const usual = { country: 'NL', language: 'nl', lines, amountDue: 100, credit: aCredit } as const
  return offerPayments({ ...usual, ...overrides }).map(({ code }) => code)
}

describe('offerPayments', () => {
  it('offers card, iDEAL and pay-later, the usual way of the country first [PAY-01]', () => {
    expect(codesFor()).toEqual(['ideal', 'card', 'pay-later'])
    expect(codesFor({ country: 'DE' })).toEqual(['card', 'pay-later'])
  })

  it('offers no credit of which nothing can be said', () => {
    expect(codesFor({ credit: null })).toEqual(['ideal', 'card'])
    expect(codesFor({ country: 'DE', credit: null, extra: ['paypal'] })).toEqual(['card', 'paypal'])
  })

  it('offers further methods where the view asks for them, and none of them where nothing is due', () => {
    expect(codesFor({ country: 'BE', extra: ['bancontact', 'paypal'] })).toEqual([
      'card',
      'pay-later',
      'bancontact',
      'paypal',
    ])
    expect(codesFor({ extra: ['paypal'], amountDue: 0 })).toEqual(['free'])
  })
})
