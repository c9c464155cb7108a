import { describe, expect, it } from 'vitest'
import type { TranslateLater } from '../../i18n/index.ts'
import { countOf, remarkOf } from './some-words.ts'

// Answers the id with its values: what is said is the catalogue's.
const say = ((id: string, values?: object) => [id, ...Object.values(values ?? {})].join(' ')) as TranslateLater

describe('remarkOf', () => {
  it('stands after the last product with every word, and says how many follow', () => {
    expect(remarkOf({ total: 213, complete: 7 }, say)).toEqual({ at: 7, text: 'search.rest-incomplete 206' })
  })

  it('says so where nothing has every word, and nothing where all has', () => {
    expect(remarkOf({ total: 213, complete: 0 }, say)).toEqual({ at: 0, text: 'search.none-complete' })
    expect(remarkOf({ total: 7, complete: 7 }, say)).toBeUndefined()
    expect(remarkOf({ total: 7 }, say)).toBeUndefined()
  })
})

describe('countOf', () => {
  it('counts what has every word, or else what was found', () => {
    expect([{ total: 213, complete: 7 }, { total: 213, complete: 0 }, { total: 7 }].map(countOf)).toEqual([7, 213, 7])
  })
})
