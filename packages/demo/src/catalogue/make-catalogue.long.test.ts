import type { ProductDocument } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { countMore } from './documents/category-documents.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { garmentPictures, isInLists, repeatedOf, TODAY, theCatalogue } from './testing.ts'

describe('makeCatalogue', () => {
  const grown = makeCatalogue({ seed: 1, today: TODAY, products: 3000 })
  const repeats = [...grown.repeats()]
  const documentsOf = (code: string) => [
    ...(grown.views[code]?.products ?? []),
    ...repeats.flatMap(({ views }) => views[code]?.products ?? []),
  ]

  it('grows by repeating its designs: other names, skus and ids, the same drawings', () => {
    expect(JSON.stringify(grown)).toBe(JSON.stringify(theCatalogue()))
    const drawn = new Set([...garmentPictures().keys()])
    for (const code of ['nl', 'rz_en', 'vss_de']) {
      const documents = documentsOf(code)
      expect(repeatedOf(documents.map(({ url_path }) => url_path))).toEqual([])
      expect(repeatedOf(documents.map(({ sku }) => sku))).toEqual([])
      const pictures = documents.filter(({ type_id }) => type_id === 'configurable').map(({ image }) => image ?? '')
      expect(pictures.filter((path) => !drawn.has(path))).toEqual([])
    }
    const stock = [...grown.stock, ...repeats.flatMap((repeat) => repeat.stock)]
    expect(repeatedOf(stock.map(({ productId }) => productId))).toEqual([])
    const inSizes = [...documentsOf('nl'), ...documentsOf('rz_nl')].filter(({ type_id }) => type_id === 'configurable')
    expect(inSizes.length).toBeGreaterThanOrEqual(3000)
    expect(inSizes.length).toBeLessThan(3045)
  })

  it.each(['nl', 'rz_en', 'vss_de'])(
    'puts what it repeats into the categories of %s, behind the designs, and counts it',
    (code) => {
      const documents = documentsOf(code)
      const counted = countMore(grown.views[code]?.categories ?? [], listedMore(code))
      for (const { id, product_count, level } of counted.filter(({ is_active }) => is_active)) {
        const members = documents.filter((one) =>
          level === 1 ? placesOf(one).length > 0 : one.category_ids?.includes(id),
        )
        expect(product_count).toBe(members.filter(isInLists).length)
      }
      const ids = new Set(counted.map(({ id }) => id))
      const places = documents.flatMap(placesOf)
      expect(places.filter(({ category_id }) => !ids.has(category_id))).toEqual([])
      expect(repeatedOf(places.map(({ category_id, position }) => `${category_id} ${position}`))).toEqual([])
    },
  )

  const placesOf = ({ category }: ProductDocument) => category ?? []

  function listedMore(code: string): Map<number, number> {
    const counts = repeats.flatMap(({ views }) => [...(views[code]?.listed ?? [])])
    const byCategory = Map.groupBy(counts, ([id]) => id)
    return new Map([...byCategory].map(([id, own]) => [id, own.reduce((sum, [, count]) => sum + count, 0)]))
  }
})
