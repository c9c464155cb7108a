import { describe, expect, it } from 'vitest'
import { findStoreById, storeIdOf } from './store-id-of.ts'
import { aStoreView } from './testing.ts'

const directory = { defaultCode: 'nl', views: ['nl', 'en', 'de'].map((code) => aStoreView({ code })) }

describe('storeIdOf', () => {
  it('numbers the views from 1, and a stranger like the first', () => {
    expect(['nl', 'en', 'de', 'fr'].map((code) => storeIdOf(directory, code))).toEqual([1, 2, 3, 1])
  })
})

describe('findStoreById', () => {
  it('finds a view by its number and nothing beyond', () => {
    expect(findStoreById(directory, 3)?.code).toBe('de')
    expect([0, -1, 4, 1.5].map((id) => findStoreById(directory, id))).toEqual([null, null, null, null])
  })
})
