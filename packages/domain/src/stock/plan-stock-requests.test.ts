import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { planStockRequests } from './plan-stock-requests.ts'

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
