import { describe, expect, it } from 'vitest'
import { readSkus, withViewed } from './viewed-skus.ts'

describe('withViewed', () => {
  it('puts the latest first and keeps each once', () => {
    expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  })

  it('forgets the oldest', () => {
    const many = Array.from({ length: 12 }, (_, index) => `sku-${index}`)

    expect(withViewed(many, 'new')).toHaveLength(12)
  })
})

describe('readSkus', () => {
  it('survives whatever the device holds', () => {
    expect(readSkus({ not: 'a list' })).toEqual([])
    expect(readSkus(['a', 7, null])).toEqual(['a'])
  })
})
