import { ideal, payLater } from '@vonk/domain/payments/testing'
import { describe, expect, it } from 'vitest'
import { createKeptOffers, type Offers } from './kept-offers.ts'

function open() {
  const kept = new Map<string, string>()
  const storage = { get: (key: string) => kept.get(key) ?? null, set: kept.set.bind(kept) }
  return { kept, offers: createKeptOffers(storage) }
}

const toTheDoor: Offers['shippingMethods'][number] = {
  carrierCode: 'postnl',
  methodCode: 'home',
  carrierTitle: 'PostNL',
  methodTitle: 'Home delivery',
  kind: 'home',
  priceInclTax: 495,
  isOffline: true,
  isDefault: true,
  isAvailable: true,
  isServerMethod: true,
}
const today = { ...toTheDoor, methodCode: 'same-day', isOffline: false, isDefault: false }
const asked = { storeCode: 'en', countryId: 'NL' }

describe('createKeptOffers', () => {
  it('gives back the ways of delivery that need no answer of the shop, and every way to pay [ORD-17]', () => {
    const { offers } = open()
    offers.keep(asked, { shippingMethods: [toTheDoor, today], paymentMethods: [ideal], isKept: false })

    expect(offers.find(asked)).toEqual({ shippingMethods: [toTheDoor], paymentMethods: [ideal], isKept: true })
  })

  it('gives back a credit with what has to be said of it, and none that was kept without', () => {
    const { offers } = open()
    const keep = (...paymentMethods: Offers['paymentMethods']) => {
      offers.keep(asked, { shippingMethods: [toTheDoor], paymentMethods, isKept: false })
      return offers.find(asked)?.paymentMethods
    }

    expect(keep(ideal, payLater)).toEqual([ideal, payLater])
    expect(keep(ideal, { ...payLater, credit: null })).toEqual([ideal])
  })

  it('knows nothing of another view or country, nor where nothing can be chosen', () => {
    const { offers } = open()
    offers.keep(asked, { shippingMethods: [today], paymentMethods: [ideal], isKept: false })

    expect(offers.find(asked)).toBeNull()
    expect(offers.find({ ...asked, countryId: 'DE' })).toBeNull()
    expect(offers.find({ ...asked, storeCode: 'nl' })).toBeNull()
  })

  it.for(['7', '[', '[]', '{"shippingMethods":[{"carrierCode":4}],"paymentMethods":null}'])(
    'takes no notice of %s',
    (broken) => {
      const { kept, offers } = open()
      kept.set('shop/checkout/offers/en/NL', broken)

      expect(offers.find(asked)).toBeNull()
    },
  )
})
