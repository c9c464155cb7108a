import { describe, expect, it } from 'vitest'
import { productJsonLd, type StructuredProduct } from './product-json-ld.ts'

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
