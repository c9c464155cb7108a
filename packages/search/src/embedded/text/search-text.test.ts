import { describe, expect, it } from 'vitest'
import type { SearchDocument } from '../../port.ts'
import { createEmbeddedSearch } from '../create-embedded-search.ts'

const everything = { filters: [], sort: [], from: 0, facets: [], fields: { include: ['id'], exclude: [] } } as const

async function openShop(documents: readonly SearchDocument[]) {
  const products = { index: 'nl', entity: 'product' }
  const engine = createEmbeddedSearch({ settings: { languageOf: () => 'nl' } })
  await engine.index(products, documents)
  return async (text: string) => (await engine.query(products, { ...everything, text, size: 10 })).total
}

describe('searchText', () => {
  it('answers no hit that scores less than 0.02: half of what was asked, and that only by the way [SRCH-19]', async () => {
    const coats = Array.from({ length: 1500 }, (_, id) => ({
      id,
      name: `Ding ${id}`,
      category: [{ name: 'Winterjas' }],
    }))
    const count = await openShop([...coats, { id: 'winter', name: 'Winter' }])

    expect(await count('winter')).toBe(1501)
    expect(await count('winter zzqqxx')).toBe(1)
    expect(await count('winterjas zzqqxx')).toBe(1500)
  })
})
