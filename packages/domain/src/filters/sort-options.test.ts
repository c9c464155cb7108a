import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { findSortId, parseSort, sortOf } from './sort-options.ts'

const { sortOptions, defaultSort } = defaultSettings

function sortLabelled(label: string) {
  return parseSort(sortOptions[label]?.id ?? '')
}

describe('parseSort', () => {
  it('puts the recommended products first by their place in the category [FILT-14]', () => {
    expect(sortLabelled('Recommended')).toEqual({ field: 'category.position', direction: 'asc' })
    expect(Object.keys(sortOptions)[0]).toBe('Recommended')
  })

  it('puts the newest products first [FILT-15]', () => {
    expect(sortLabelled('New')).toEqual({ field: 'updated_at', direction: 'desc' })
  })

  it('puts the cheapest products first [FILT-16]', () => {
    expect(sortLabelled('Price low to high')).toEqual({ field: 'final_price', direction: 'asc' })
  })

  it('puts the most expensive products first [FILT-17]', () => {
    expect(sortLabelled('Price high to low')).toEqual({ field: 'final_price', direction: 'desc' })
  })

  it('takes a sort without direction as ascending', () => {
    expect(parseSort('final_price')).toEqual({ field: 'final_price', direction: 'asc' })
  })

  it('takes nothing else for a sort', () => {
    for (const id of ['', ':asc', 'name:up', 'a:asc:b']) expect(parseSort(id)).toBeNull()
  })
})

describe('findSortId', () => {
  it('knows the options by label, each with an id and the type sort [FILT-02]', () => {
    for (const option of Object.values(sortOptions)) {
      expect(option.type).toBe('sort')
      expect(findSortId(option.id, sortOptions)).toBe(option.id)
    }
  })

  it('understands an address without direction and refuses what is not offered', () => {
    expect(findSortId('final_price', sortOptions)).toBe('final_price:asc')
    expect(findSortId('cost_price:asc', sortOptions)).toBeNull()
    expect(findSortId('updated_at:asc', sortOptions)).toBeNull()
    expect(findSortId(':', sortOptions)).toBeNull()
  })
})

describe('sortOf', () => {
  it('shows the newest first unless the shopper chose otherwise [FILT-18]', () => {
    expect(sortOf(null, defaultSort)).toEqual({ field: 'updated_at', direction: 'desc' })
    expect(sortOf('final_price:asc', defaultSort)).toEqual({ field: 'final_price', direction: 'asc' })
  })

  it('leaves a list without an order of its own to relevance', () => {
    expect(sortOf(null, null)).toBeNull()
    expect(sortOf('final_price:asc', null)).toEqual({ field: 'final_price', direction: 'asc' })
  })

  it('ignores a choice that is not a sort', () => {
    expect(sortOf(':', defaultSort)).toEqual({ field: 'updated_at', direction: 'desc' })
  })
})
