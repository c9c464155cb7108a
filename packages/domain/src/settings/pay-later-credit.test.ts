import { describe, expect, it } from 'vitest'
import { offeredCredit, type PayLaterCredit } from './pay-later-credit.ts'

const credit: PayLaterCredit = {
  ...{ lender: 'Later Bank', dueDays: 30, dueFrom: 'shipment', instalments: 1, annualRate: 0, fee: 0, lateFee: 4_000 },
  terms: 'https://laterbank.example/terms',
}

describe('offeredCredit', () => {
  it('is the credit of a view that offers to pay later', () => {
    expect(offeredCredit({ offersPayLater: true, payLaterCredit: credit })).toBe(credit)
  })

  it('is none where it is switched off, or where nothing can be said of it', () => {
    expect(offeredCredit({ offersPayLater: false, payLaterCredit: credit })).toBeNull()
    expect(offeredCredit({ offersPayLater: true, payLaterCredit: null })).toBeNull()
  })
})
