import { describe, expect, it } from 'vitest'
import { type LabelledProduct, productLabels } from './product-labels.ts'
import { anAmount } from './testing.ts'

const settings = { lowStockThreshold: 5 }
const fullPrice = {
  regular: anAmount(4999),
  special: null,
  final: anAmount(4999),
  lowestPriorPrice: null,
  discountPercentage: null,
}
const stock = (quantity: number) => ({ productId: 1, quantity, isInStock: quantity > 0, manageStock: true })

function labelsOf(overrides: Partial<LabelledProduct>) {
  const product = { isNew: false, isSale: false, ownLabels: [], price: fullPrice, stock: stock(10), ...overrides }
  return productLabels(product, settings)
}

describe('productLabels', () => {
  it('has nothing to say about an ordinary product', () => {
    expect(labelsOf({})).toEqual([])
    expect(labelsOf({ stock: null })).toEqual([])
  })

  it('names the reduction with its percentage', () => {
    const price = { ...fullPrice, final: anAmount(3999), lowestPriorPrice: 4999, discountPercentage: 20 }

    expect(labelsOf({ price })).toEqual([{ kind: 'sale', percentage: 20 }])
  })

  it('names a reduction without a percentage when none may be shown', () => {
    expect(labelsOf({ price: { ...fullPrice, final: anAmount(3999) } })).toEqual([{ kind: 'sale', percentage: null }])
    expect(labelsOf({ isSale: true })).toEqual([{ kind: 'sale', percentage: null }])
  })

  it('says almost sold out at or below five, and out of stock at none', () => {
    expect(labelsOf({ stock: stock(5) })).toEqual([{ kind: 'almost-sold-out' }])
    expect(labelsOf({ stock: stock(6) })).toEqual([])
    expect(labelsOf({ stock: stock(0) })).toEqual([{ kind: 'out-of-stock' }])
  })

  it('puts stock first, then sale, new and what the shop wrote itself', () => {
    expect(labelsOf({ stock: stock(1), isSale: true, isNew: true, ownLabels: [' Organic ', '', '  '] })).toEqual([
      { kind: 'almost-sold-out' },
      { kind: 'sale', percentage: null },
      { kind: 'new' },
      { kind: 'own', text: 'Organic' },
    ])
  })
})
