import { describe, expect, it } from 'vitest'
import { aChild, aProduct, clock } from '../testing/documents.ts'
import { deriveFlags } from './derive-flags.ts'

const flagsOf = (parts: Parameters<typeof aProduct>[0]) => {
  const { new: isNew, sale } = deriveFlags(aProduct(parts), clock)
  return [isNew, sale]
}

describe('deriveFlags', () => {
  it.each([
    [{ news_from_date: '2026-11-01' }, 1],
    [{ news_from_date: '2026-11-16' }, 0],
    [{ news_to_date: '2026-11-15' }, 1],
    [{ news_from_date: '2026-01-01 00:00:00', news_to_date: '2026-02-01 00:00:00' }, 0],
    [{ news_from_date: 'soon' }, undefined],
    [{ new: 0, news_from_date: '2026-11-01' }, 0],
    [{ news_from_date: '2026-11-01', visibility: 1 }, undefined],
  ])('tells from %j whether it is new: %j [PROD-06]', (parts, expected) => {
    expect(flagsOf(parts)).toEqual([expected, undefined])
  })

  it.each([
    [{ special_price: 30 }, 1],
    [{ special_price: 40 }, 0],
    [{ special_price: 30, special_to_date: '2026-11-14' }, 0],
    [{ special_price: 30, sale: 0 }, 0],
    [{ special_price: 0 }, undefined],
    [{ configurable_children: [aChild({ special_price: 20 })] }, 1],
    [{ configurable_children: [aChild({ special_price: 20, status: 2 })] }, undefined],
  ])('tells from %j whether it is reduced: %j [PRICE-09] [PRICE-10]', (parts, expected) => {
    expect(flagsOf(parts)).toEqual([undefined, expected])
  })
})
