import { describe, expect, it } from 'vitest'
import { validateProduct } from './validate-product.ts'

const withZero = { useZeroPriceProduct: true }
const withoutZero = { useZeroPriceProduct: false }
const product = (unitPrice: number | null) => ({ unitPrice, productErrors: {} })

describe('validateProduct', () => {
  it('has nothing against a product with a price', () => {
    expect(validateProduct(product(2999), withZero)).toEqual([])
    expect(validateProduct(product(2999), withoutZero)).toEqual([])
  })

  it('refuses a product whose price is unknown [CART-17]', () => {
    expect(validateProduct(product(null), withZero)).toEqual([{ code: 'price-unknown' }])
    expect(validateProduct(product(null), withoutZero)).toEqual([{ code: 'price-unknown' }])
  })

  it('refuses a negative price either way [CART-19]', () => {
    expect(validateProduct(product(-1), withZero)).toEqual([{ code: 'price-unknown' }])
    expect(validateProduct(product(-1), withoutZero)).toEqual([{ code: 'price-unknown' }])
  })

  it('takes a free product only where the shop allows it [CART-19]', () => {
    expect(validateProduct(product(0), withZero)).toEqual([])
    expect(validateProduct(product(0), withoutZero)).toEqual([{ code: 'price-unknown' }])
  })

  it('passes on every error the server gave with the product, and no empty ones', () => {
    const productErrors = { variants: 'No available product variants', stock: null, other: '' }

    expect(validateProduct({ unitPrice: null, productErrors }, withZero)).toEqual([
      { code: 'price-unknown' },
      { code: 'product-error', message: 'No available product variants' },
    ])
  })
})
