import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../text/testing.ts'
import {
  breadcrumbJsonLd,
  offerJsonLd,
  organizationJsonLd,
  productJsonLd,
  type StructuredProduct,
  serializeJsonLd,
} from './json-ld.ts'

describe('serializeJsonLd', () => {
  it('cannot be left by what a product is called', () => {
    expect(serializeJsonLd({ name: '</script><b>&' })).toBe('{"name":"\\u003c/script\\u003e\\u003cb\\u003e\\u0026"}')
  })

  it('means the same afterwards and holds no character that ends a script', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const text = serializeJsonLd({ name })

        expect(JSON.parse(text)).toEqual({ name })
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      }),
    )
  })
})

describe('organizationJsonLd', () => {
  it('names a shop with its logo as a picture', () => {
    const shop = { name: 'Vonk', url: 'https://shop.example/', logo: 'https://shop.example/icon.png' }

    expect(organizationJsonLd(shop)).toEqual({
      '@type': 'Organization',
      name: 'Vonk',
      url: 'https://shop.example/',
      logo: { '@type': 'ImageObject', url: 'https://shop.example/icon.png' },
    })
    expect(organizationJsonLd({ ...shop, logo: null })).not.toHaveProperty('logo')
  })
})

describe('breadcrumbJsonLd', () => {
  it('numbers the steps from the top', () => {
    const trail = [
      { name: 'Girls', url: 'https://shop.example/girls/' },
      { name: 'Coats', url: 'https://shop.example/girls/coats/' },
    ]

    expect(breadcrumbJsonLd(trail)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Girls', item: 'https://shop.example/girls/' },
        { '@type': 'ListItem', position: 2, name: 'Coats', item: 'https://shop.example/girls/coats/' },
      ],
    })
  })
})

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

function aProduct(overrides: Partial<StructuredProduct> = {}): StructuredProduct {
  return {
    name: 'Dino tee',
    sku: 'VK1-92',
    description: '<p>Soft <b>cotton</b></p>\n<p>with a dino</p>',
    brand: 'Vonk',
    color: 'Blue',
    size: '92',
    images: ['https://shop.example/img/600/744/resize/dino.jpg'],
    price: 2999,
    currency: 'EUR',
    isInStock: true,
    url: 'https://shop.example/dino-tee/',
    rating: null,
    ...overrides,
  }
}

describe('productJsonLd', () => {
  it('describes a product and its offer [SEO-02] [SEO-03] [SEO-04]', () => {
    expect(productJsonLd(aProduct())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Dino tee',
      sku: 'VK1-92',
      url: 'https://shop.example/dino-tee/',
      description: 'Soft cotton with a dino',
      color: 'Blue',
      size: '92',
      image: ['https://shop.example/img/600/744/resize/dino.jpg'],
      brand: { '@type': 'Brand', name: 'Vonk' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/dino-tee/',
        price: '29.99',
        priceCurrency: 'EUR',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('leaves out what is not known', () => {
    const bare = productJsonLd(aProduct({ description: '<br>', brand: '', color: '', size: '', images: [] }))

    expect(Object.keys(bare)).toEqual(['@context', '@type', 'name', 'sku', 'url', 'offers'])
  })

  it('tells a rating only when there are reviews behind it', () => {
    const { aggregateRating } = productJsonLd(aProduct({ rating: { average: 4.5, best: 5, count: 12 } }))
    const unrated = productJsonLd(aProduct({ rating: { average: 8.9, best: 10, count: 0 } }))

    expect(aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, reviewCount: 12 })
    expect(unrated).not.toHaveProperty('aggregateRating')
  })
})
