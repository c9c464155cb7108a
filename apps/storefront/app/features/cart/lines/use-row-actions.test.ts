import { describe, expect, it } from 'vitest'
import type { CartProduct } from './cart-product.ts'
import type { CartRow } from './cart-row.ts'
import { toWished } from './use-row-actions.ts'

const row: CartRow = {
  ...{ key: 'tee-104', sku: 'tee-104', productSku: 'tee', type: 'configurable', name: 'Tee', image: '/t.jpg' },
  ...{
    page: '/tee/',
    choices: [],
    quantity: 2,
    price: null,
    stock: null,
    isEditable: true,
    isPersonalised: false,
    left: null,
  },
}
const prices = { final: 1_995, regular: 2_495, lowestPrior: null }
const product: CartProduct = {
  ...{ id: 1, sku: 'tee', type: 'configurable', name: 'Tee', image: '/t.jpg', page: '/tee/', prices, stock: null },
  ...{ options: [], variants: [], brand: 'Vonk', categories: [], colour: null },
}

describe('toWished', () => {
  it('takes the price of the product along, as far as it is known', () => {
    const wished = { sku: 'tee', name: 'Tee', image: '/t.jpg', page: '/tee/' }

    expect(toWished(row, [product])).toEqual({ ...wished, price: 1_995 })
    expect(toWished(row, [{ ...product, prices: null }])).toEqual({ ...wished, price: null })
    expect(toWished(row, [])).toEqual({ ...wished, price: null })
  })
})
