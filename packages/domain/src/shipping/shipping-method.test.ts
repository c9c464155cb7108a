import { describe, expect, it } from 'vitest'
import { chooseShippingMethod } from './shipping-method.ts'
import { home, parcelPoint, storePickup, sunday } from './testing.ts'

describe('chooseShippingMethod', () => {
  it('keeps what the shopper chose', () => {
    expect(chooseShippingMethod([home, parcelPoint], parcelPoint)).toBe(parcelPoint)
  })

  it('tells methods of one carrier apart, and carriers of one method', () => {
    expect(chooseShippingMethod([sunday, home], { carrierCode: 'dhl', methodCode: 'sunday' })).toBe(home)
    expect(chooseShippingMethod([sunday, home], { carrierCode: 'postnl', methodCode: 'evening' })).toBe(home)
  })

  it('falls back to the default when the choice is gone or was never made', () => {
    expect(chooseShippingMethod([parcelPoint, home], storePickup)).toBe(home)
    expect(chooseShippingMethod([parcelPoint, home], null)).toBe(home)
  })

  it('takes the first without a default, and nothing of nothing', () => {
    expect(chooseShippingMethod([parcelPoint, storePickup], null)).toBe(parcelPoint)
    expect(chooseShippingMethod([], null)).toBeNull()
  })
})
