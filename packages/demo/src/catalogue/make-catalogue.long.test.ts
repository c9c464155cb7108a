import { describe, expect, it } from 'vitest'
import { makeCatalogue } from './make-catalogue.ts'
import { garmentPictures, repeatedOf, TODAY } from './testing.ts'

describe('makeCatalogue', () => {
  it('grows by repeating its designs: other names, skus and ids, the same drawings', () => {
    const grown = makeCatalogue({ seed: 1, today: TODAY, products: 3000 })
    const products = Object.values(grown.views).flatMap((view) => view.products)

    const designs = grown.drawings.filter(({ picture }) => 'garment' in picture)
    expect(new Set(designs.map(({ path }) => path))).toEqual(new Set(garmentPictures().keys()))
    for (const code of ['nl', 'rz_en']) {
      const documents = grown.views[code]?.products ?? []
      expect(repeatedOf(documents.map(({ url_path }) => url_path))).toEqual([])
      expect(repeatedOf(documents.map(({ sku }) => sku))).toEqual([])
    }
    expect(repeatedOf(grown.sellables.map(({ productId }) => productId))).toEqual([])
    const inSizes = products.filter(({ type_id }) => type_id === 'configurable').map(({ sku }) => sku)
    expect(new Set(inSizes).size).toBeGreaterThanOrEqual(3000)
    expect(new Set(inSizes).size).toBeLessThan(3045)
  })
})
