import { describe, expect, it } from 'vitest'
import { findSearchAdapter, SearchAdapterNotFound } from './search-adapters.ts'

describe('findSearchAdapter', () => {
  it('finds the engine of this process', async () => {
    const engine = findSearchAdapter('embedded')({ languageOf: () => 'nl' })

    expect(await engine.suggest({ index: 'nl', entity: 'product' }, 'x', 5)).toEqual([])
  })

  it('says which engine is missing [SRCH-27]', () => {
    expect(() => findSearchAdapter('oracle')).toThrow(SearchAdapterNotFound)
    expect(() => findSearchAdapter('oracle')).toThrow('search-adapter-not-found: there is no search engine "oracle"')
  })
})
