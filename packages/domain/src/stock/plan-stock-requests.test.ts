import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { planStockPrefetch, planStockRequests } from './plan-stock-requests.ts'

const skus = (count: number) => Array.from({ length: count }, (_, index) => `sku-${index}`)
const on = { ...defaultSettings, synchronizeStock: true }

describe('planStockRequests', () => {
  it.each([
    [0, []],
    [1, [1]],
    [15, [15]],
    [16, [15, 1]],
    [31, [15, 15, 1]],
  ])('asks for %d skus in chunks of 15', (count, sizes) => {
    expect(planStockRequests(skus(count), on).map((chunk) => chunk.length)).toEqual(sizes)
  })

  it('asks for each sku once, in the order given', () => {
    expect(planStockRequests(['b', 'a', 'b'], on)).toEqual([['b', 'a']])
  })

  it('asks for nothing while stock is not synchronised [STOCK-05]', () => {
    expect(planStockRequests(['a'], { ...on, synchronizeStock: false })).toEqual([])
  })

  it('asks one by one rather than never', () => {
    for (const stockChunkSize of [0, -1, Number.NaN]) {
      expect(planStockRequests(['a', 'b'], { ...on, stockChunkSize })).toEqual([['a'], ['b']])
    }
  })

  it('leaves nobody out', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (wanted) => {
        expect(new Set(planStockRequests(wanted, on).flat())).toEqual(new Set(wanted))
      }),
    )
  })
})

describe('planStockPrefetch', () => {
  const list = Array.from({ length: 50 }, (_, place) => `sku-${place}`)

  it('asks for the first eight products of a list [STOCK-06]', () => {
    expect(planStockPrefetch(list, defaultSettings)).toEqual([list.slice(0, 8)])
    expect(planStockPrefetch(['one'], defaultSettings)).toEqual([['one']])
  })

  it('asks for as many as the view sets, and for none while stock is not synchronised [STOCK-06]', () => {
    expect(planStockPrefetch(list, { ...defaultSettings, stockPrefetchCount: 20 }).flat()).toEqual(list.slice(0, 20))
    expect(planStockPrefetch(list, { ...defaultSettings, stockPrefetchCount: 0 })).toEqual([])
    expect(planStockPrefetch(list, { ...defaultSettings, synchronizeStock: false })).toEqual([])
  })
})
