import { describe, expect, it } from 'vitest'
import { aChild, aProduct } from '../testing/documents.ts'
import { priceChildren } from './price-children.ts'

describe('priceChildren', () => {
  it('lets variants without a price cost what the product does', () => {
    const children = [aChild({ id: 1, price: null }), aChild({ id: 2, price: 20 })]
    const product = aProduct({ special_price: 30, special_to_date: null, configurable_children: children })

    expect(priceChildren(product).configurable_children).toMatchObject([
      { price: 40, special_price: 30, special_to_date: null },
      { price: 20 },
    ])
    expect(priceChildren(product).configurable_children?.[1]).toBe(children[1])
  })

  it('changes nothing where there is nothing to give or to take', () => {
    for (const product of [
      aProduct(),
      aProduct({ configurable_children: [aChild()] }),
      aProduct({ price: null, configurable_children: [aChild({ price: null })] }),
    ]) {
      expect(priceChildren(product)).toBe(product)
    }
  })
})
