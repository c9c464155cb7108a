import { describe, expect, it } from 'vitest'
import { createCamelCase } from './camel-case.ts'

const camelCase = createCamelCase()

describe('createCamelCase', () => {
  it('names the fields of a document as the storefront does, at every depth', () => {
    const hoodie = {
      url_path: 'hoodie',
      final_price_incl_tax: 34.95,
      stock: { is_in_stock: true },
      configurable_children: [{ sku: 'H-128', lowest_prior_price: null }],
    }

    expect(camelCase(hoodie)).toEqual({
      urlPath: 'hoodie',
      finalPriceInclTax: 34.95,
      stock: { isInStock: true },
      configurableChildren: [{ sku: 'H-128', lowestPriorPrice: null }],
    })
  })

  it('leaves values as they are, whatever they look like', () => {
    expect(camelCase({ type: 'drop_down', ids: [1, 2], new: undefined })).toEqual({ type: 'drop_down', ids: [1, 2] })
  })
})
