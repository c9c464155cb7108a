import { describe, expect, it } from 'vitest'
import { offerJsonLd } from './offer-json-ld.ts'

const offer = { price: 2990, currency: 'EUR', isInStock: true, url: 'https://shop.example/tee/' }

describe('offerJsonLd', () => {
  it('offers products as new [SEO-02]', () => {
    expect(offerJsonLd(offer)).toHaveProperty('itemCondition', 'https://schema.org/NewCondition')
  })

  it('says whether the product is in stock [SEO-03]', () => {
    const soldOut = { ...offer, isInStock: false }

    expect(offerJsonLd(offer)).toHaveProperty('availability', 'https://schema.org/InStock')
    expect(offerJsonLd(soldOut)).toHaveProperty('availability', 'https://schema.org/OutOfStock')
  })

  it('writes the price with two decimals [SEO-04]', () => {
    const written = { 2990: '29.90', 3000: '30.00', 5: '0.05', 123456: '1234.56' }

    for (const [price, text] of Object.entries(written)) {
      expect(offerJsonLd({ ...offer, price: Number(price) })).toHaveProperty('price', text)
    }
    expect(offerJsonLd(offer)).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR', url: offer.url })
  })
})
