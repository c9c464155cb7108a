import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { skusToPrefetch } from './skus-to-prefetch.ts'

const aConfigurable = (id: number) => ({
  sku: `jacket-${id}`,
  type: 'configurable',
  children: [{ id: id * 10, sku: `jacket-${id}-152` }],
})
const simple = { sku: 'cap', type: 'simple', children: [] }
const firstEight = defaultSettings
const twelve = Array.from({ length: 12 }, (_, index) => aConfigurable(index))

describe('skusToPrefetch', () => {
  it('fetches products and their variants ahead', () => {
    expect(skusToPrefetch([simple, aConfigurable(1)], { cachedIds: new Set(), settings: firstEight })).toEqual([
      'cap',
      'jacket-1',
      'jacket-1-152',
    ])
  })

  it('skips variants whose stock is cached', () => {
    expect(skusToPrefetch([aConfigurable(1)], { cachedIds: new Set([10]), settings: firstEight })).toEqual(['jacket-1'])
  })

  it('stops after eight configurable products [STOCK-06]', () => {
    const skus = skusToPrefetch(twelve, { cachedIds: new Set(), settings: firstEight })

    expect(skus).toHaveLength(16)
    expect(skus.at(-1)).toBe('jacket-7-152')
  })

  it('does not count simple products or those without variants', () => {
    const bare = { ...aConfigurable(99), children: [] }

    expect(skusToPrefetch([simple, bare, ...twelve], { cachedIds: new Set(), settings: firstEight })).toHaveLength(18)
  })

  it('counts only products that are sold as variants', () => {
    const grouped = { ...aConfigurable(99), type: 'grouped' }

    expect(skusToPrefetch([grouped], { cachedIds: new Set(), settings: firstEight })).toEqual(['jacket-99'])
  })

  it('reads nothing ahead when the count is zero, and more when it is higher', () => {
    expect(skusToPrefetch(twelve, { cachedIds: new Set(), settings: { stockPrefetchCount: 0 } })).toEqual([])
    expect(skusToPrefetch(twelve, { cachedIds: new Set(), settings: { stockPrefetchCount: 99 } })).toHaveLength(24)
  })
})
