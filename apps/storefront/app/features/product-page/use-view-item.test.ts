import { createLine, noOptions } from '@vonk/domain/cart'
import { describe, expect, it } from 'vitest'
import type { ProductPageData } from './load/product-page-data.ts'
import { toAddedProducts } from './load/to-added-products.ts'
import { aPageProduct, aVariant, somePrices } from './testing.ts'
import { toAnalyticsProduct } from './use-view-item.ts'

const trail = ['Girls', 'Tops', 'Tees'].map((name) => ({ name, page: `/${name}/` }))

function told(prices: ReturnType<typeof somePrices> | null) {
  const product = aPageProduct({ prices })
  // Analytics looks at nothing else of a page.
  return toAnalyticsProduct({ product, brand: 'Vonk', trail } as unknown as ProductPageData)
}

describe('toAnalyticsProduct', () => {
  it('tells of the product that is looked at what it is, where it belongs and what it costs [ANA-01] [ANA-02]', () => {
    expect(told(somePrices(1495, { regular: 1995 }))).toEqual({
      sku: 'TEE',
      name: 'Anker tee',
      brand: 'Vonk',
      categories: ['Girls', 'Tops', 'Tees'],
      size: '',
      price: 1495,
      originalPrice: 1995,
      quantity: 1,
    })
  })

  it('tells nothing of what has no price yet', () => {
    expect(told(null)).toBeNull()
  })
})

describe('toAddedProducts', () => {
  const size = { optionId: '142', optionValue: '212', label: 'Size', value: '116' }

  function added(unitPrice: number | null) {
    const variants = [aVariant('212', { price: 1495, prices: somePrices(1495, { regular: 1995 }) })]
    const bought = { sku: 'TEE-212', parentSku: 'TEE', type: 'configurable', quantity: 2, unitPrice } as const
    const line = createLine({ ...bought, options: { ...noOptions, configurable: [size] } })
    const shown = { ...line, name: 'Anker tee', image: '', page: '', choices: [] }
    return toAddedProducts([shown], { product: aPageProduct({ variants }), about: told(somePrices(1995)) })
  }

  it('tells of what went into the cart what it is, its size, and how much was taken off it [ANA-01] [ANA-02]', () => {
    expect(added(1495)).toEqual([
      {
        sku: 'TEE-212',
        name: 'Anker tee',
        brand: 'Vonk',
        categories: ['Girls', 'Tops', 'Tees'],
        size: '116',
        price: 1495,
        originalPrice: 1995,
        quantity: 2,
      },
    ])
  })

  it('tells nothing of what has no price yet', () => {
    expect(added(null)).toEqual([])
  })
})
