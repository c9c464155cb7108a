import { describe, expect, it } from 'vitest'
import type { DemoCatalogue, ViewCatalogue } from '../catalogue/index.ts'
import { categorySheets } from './category-sheets.ts'

const nothing = { attributes: [], taxRules: [], redirects: [] }

function aView(changes: Partial<ViewCatalogue>): ViewCatalogue {
  return { ...nothing, products: [], categories: [], ...changes }
}

function aCatalogue(view: ViewCatalogue): DemoCatalogue {
  const picture = {
    garment: 'tee',
    view: 'front',
    colour: '#ef6a45',
    accent: '#232a4d',
    fabric: 'jersey',
    seed: 1,
  } as const
  return {
    views: { nl: view },
    stock: [],
    priceHistory: [],
    sellables: [],
    *repeats() {},
    drawings: [{ path: '/v/k/tee-front.svg', picture: { ...picture, brand: 'vonk' } }],
    artwork: [{ path: '/g/card.svg', svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }],
  }
}

const aProduct = (id: number, image: string, categories: readonly number[]) => ({
  id,
  sku: `sku-${id}`,
  name: 'Tee',
  type_id: 'simple' as const,
  image,
  category_ids: [...categories],
})

describe('categorySheets', () => {
  it('shows what is listed in a category, garments and other pictures alike, and nothing else', () => {
    const view = aView({
      // Only the fields a sheet reads; a stored document has many more.
      categories: [
        { id: 7, code: 'girls-tees' },
        { id: 8, code: 'gifts' },
      ] as unknown as ViewCatalogue['categories'],
      // As above.
      products: [
        aProduct(1, '/v/k/tee-front.svg', [7]),
        aProduct(2, '/g/card.svg', [8]),
        aProduct(3, '/not/drawn.svg', [7]),
      ] as unknown as ViewCatalogue['products'],
    })
    const sheets = categorySheets(aCatalogue(view), ['nl', 'unknown'])

    expect(sheets.map(({ name }) => name)).toEqual(['category-nl-girls-tees', 'category-nl-gifts'])
    expect(sheets.map(({ draw }) => draw().length)).toEqual([1, 1])
    expect(sheets[0]?.draw()[0]).toContain('viewBox="0 0 600 744"')
  })
})
