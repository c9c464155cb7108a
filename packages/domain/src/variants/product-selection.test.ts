import { describe, expect, it } from 'vitest'
import { configureProduct, resetProduct, setProduct } from './product-selection.ts'
import { aChild, aConfigurable } from './testing.ts'

const product = aConfigurable()
const variant = aChild()
const configuration = { color: 'blue', size: '152' }

describe('setProduct', () => {
  it('shows a product of which nothing is chosen yet [PROD-40]', () => {
    expect(setProduct(product)).toEqual({ product, variant: null, configuration: {}, isConfigured: false })
  })

  it('counts a product with a chosen child as configured [VAR-03]', () => {
    expect(setProduct(product, variant)).toMatchObject({ variant, isConfigured: true })
  })
})

describe('configureProduct', () => {
  it('is configured once a variant is chosen by its attributes [VAR-01] [PROD-40]', () => {
    const chosen = configureProduct(setProduct(product), { variant, configuration })

    expect(chosen).toEqual({ product, variant, configuration, isConfigured: true })
  })
})

describe('resetProduct', () => {
  it('forgets the choice but not the product [VAR-02] [PROD-40]', () => {
    const chosen = configureProduct(setProduct(product), { variant, configuration })

    expect(resetProduct(chosen)).toEqual(setProduct(product))
  })
})
