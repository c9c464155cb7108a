import { aStockItem } from '@vonk/domain/stock/testing'
import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import type { ProductPageData } from './load/product-page-data.ts'
import { structuredData } from './product-structured-data.tsx'
import { aPage, aPageProduct, aPlainProduct, aSlot } from './testing.ts'

const shop = aShop('en')

describe('structuredData', () => {
  it('names a new product with its price to two decimals and where it is [SEO-02] [SEO-04]', () => {
    const [product] = structuredData(aPage(), shop)

    expect(product).toMatchObject({
      '@type': 'Product',
      url: 'http://vonk.test:3000/en/anker-tee/',
      image: ['http://vonk.test:3000/img/600/744/resize/t/e/tee.svg'],
      offers: { price: '19.90', priceCurrency: 'EUR', itemCondition: 'https://schema.org/NewCondition' },
    })
  })

  it('says whether it is in stock [SEO-03]', () => {
    const soldOut = aPageProduct({ stock: aStockItem({ isInStock: false, quantity: 0 }) })
    const availabilityOf = (data: ProductPageData) => structuredData(data, shop)[0]?.['offers']

    expect(availabilityOf(aPage())).toMatchObject({ availability: 'https://schema.org/InStock' })
    expect(availabilityOf(aPage({ product: soldOut }))).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  })

  it('rates a product by its own reviews and never by the shop’s fallback [REV-04]', () => {
    const reviews = { count: 3, average: 4.3, starCounts: [0, 0, 0, 2, 1] as const, fit: null, latest: [] }

    expect(structuredData(aPage({ reviews }), shop)[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
    })
    expect(structuredData(aPage(), shop)[0]).not.toHaveProperty('aggregateRating')
  })

  it('offers nothing for sale that cannot be bought', () => {
    const emptySet = aPlainProduct({ type: 'bundle', slots: [aSlot('a', [], { designs: [] })] })

    expect(structuredData(aPage({ product: emptySet }), shop).map((each) => each['@type'])).toEqual(['BreadcrumbList'])
  })

  it('tells the way to the product', () => {
    const [, trail] = structuredData(aPage(), shop)

    expect(trail?.['itemListElement']).toHaveLength(2)
  })
})
