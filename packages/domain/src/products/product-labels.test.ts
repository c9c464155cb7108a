import { describe, expect, it } from 'vitest'
import { type LabelledProduct, productLabels } from './product-labels.ts'

const settings = { lowStockThreshold: 5 }
const fullPrice = { final: 4999, lowestPrior: null }
const stock = (quantity: number) => ({ productId: 1, quantity, isInStock: quantity > 0, manageStock: true })

function labelsOf(overrides: Partial<LabelledProduct>) {
  const product = { isNew: false, ownLabels: [], price: fullPrice, stock: stock(10), ...overrides }
  return productLabels(product, settings)
}

describe('productLabels', () => {
  it('has nothing to say about an ordinary product', () => {
    expect(labelsOf({})).toEqual([])
    expect(labelsOf({ stock: null })).toEqual([])
  })

  it('names the reduction with its percentage', () => {
    const price = { ...fullPrice, final: 3999, lowestPrior: 4999 }

    expect(labelsOf({ price })).toEqual([{ kind: 'sale', percentage: 20 }])
  })

  it('names a reduction of less than one percent without a percentage', () => {
    expect(labelsOf({ price: { ...fullPrice, final: 4998, lowestPrior: 4999 } })).toEqual([
      { kind: 'sale', percentage: null },
    ])
  })

  it.each([
    ['as cheap before', 3999],
    ['cheaper before', 3499],
    ['never seen before', null],
  ])('calls a price no reduction that was %s', (_, lowestPrior) => {
    expect(labelsOf({ price: { ...fullPrice, final: 3999, lowestPrior } })).toEqual([])
  })

  it('says almost sold out at or below five, and out of stock at none', () => {
    expect(labelsOf({ stock: stock(5) })).toEqual([{ kind: 'almost-sold-out' }])
    expect(labelsOf({ stock: stock(6) })).toEqual([])
    expect(labelsOf({ stock: stock(0) })).toEqual([{ kind: 'out-of-stock' }])
  })

  it('puts stock first, then sale, new and what the shop wrote itself', () => {
    const price = { ...fullPrice, final: 3999, lowestPrior: 4999 }

    expect(labelsOf({ stock: stock(1), price, isNew: true, ownLabels: [' Organic ', '', '  '] })).toEqual([
      { kind: 'almost-sold-out' },
      { kind: 'sale', percentage: 20 },
      { kind: 'new' },
      { kind: 'own', text: 'Organic' },
    ])
  })
})
