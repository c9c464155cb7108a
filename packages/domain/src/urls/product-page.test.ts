import { describe, expect, it } from 'vitest'
import { canonicalProductPage, productPage, productRoute } from './product-page.ts'
import { aProductAddress } from './testing.ts'

const dispatched = { useUrlDispatcher: true }
const plain = { useUrlDispatcher: false }

describe('productPage', () => {
  it('lives at its url_path and carries the chosen variant while the dispatcher is on [ROUTE-27]', () => {
    expect(productPage(aProductAddress(), dispatched)).toBe('/girls/dino-tee?childSku=VK1-92')
    expect(productPage(aProductAddress({ childSku: null }), dispatched)).toBe('/girls/dino-tee')
    expect(productPage(aProductAddress({ typeId: 'simple' }), dispatched)).toBe('/girls/dino-tee')
  })

  it('lives under /p with its variant behind it while the dispatcher is off [ROUTE-27]', () => {
    expect(productPage(aProductAddress(), plain)).toBe('/p/VK1/dino-tee/VK1-92')
    expect(productPage(aProductAddress({ typeId: 'simple' }), plain)).toBe('/p/VK1/dino-tee')
  })

  it('falls back to /p for a product without a url_path', () => {
    expect(productPage(aProductAddress({ urlPath: '' }), dispatched)).toBe('/p/VK1/dino-tee/VK1-92')
  })

  it('encodes what an address cannot carry', () => {
    expect(productPage(aProductAddress({ parentSku: 'A/1 b', childSku: null }), plain)).toBe('/p/A%2F1%20b/dino-tee')
  })
})

describe('canonicalProductPage', () => {
  it('is the same for every variant', () => {
    expect(canonicalProductPage(aProductAddress(), dispatched)).toBe('/girls/dino-tee')
    expect(canonicalProductPage(aProductAddress(), plain)).toBe('/p/VK1/dino-tee')
  })
})

describe('productRoute', () => {
  it('is named after the type of product, with slug, parentSku and childSku [ROUTE-25]', () => {
    expect(productRoute(aProductAddress())).toEqual({
      name: 'configurable-product',
      params: { slug: 'dino-tee', parentSku: 'VK1', childSku: 'VK1-92' },
    })
  })

  it('names the product itself where no variant is chosen [ROUTE-25]', () => {
    expect(productRoute(aProductAddress({ typeId: 'bundle', childSku: null }))).toEqual({
      name: 'bundle-product',
      params: { slug: 'dino-tee', parentSku: 'VK1', childSku: 'VK1' },
    })
  })
})
