import { describe, expect, it } from 'vitest'
import {
  catalogueConditions,
  fieldConditions,
  isDisabled,
  isHidden,
  isMarked,
  type ListConditions,
  relatedConditions,
  searchConditions,
} from './list-conditions.ts'

const inStockOnly = { listOutOfStock: false }
const everything = { listOutOfStock: true }
const shown = (key: 'visibility' | 'status', conditions: ListConditions) =>
  [0, 1, 2, 3, 4].filter((value) => conditions[key].includes(value))

describe('isMarked', () => {
  it('reads every way in which a catalogue says yes', () => {
    expect([1, '1', true].map(isMarked)).toEqual([true, true, true])
    expect([0, '0', false, null, undefined, '', 'no', 2].some(isMarked)).toBe(false)
  })
})

describe('isDisabled', () => {
  it('begins at status 2 [PROD-31]', () => {
    expect([0, 1, 2, 3].map(isDisabled)).toEqual([false, false, true, true])
  })
})

describe('isHidden', () => {
  it('is visibility 1 alone [PROD-30]', () => {
    expect([1, 2, 3, 4].map(isHidden)).toEqual([true, false, false, false])
  })
})

describe('catalogueConditions', () => {
  it('show visibility 2, 3 and 4 [CAT-13] [PROD-30]', () => {
    expect(shown('visibility', catalogueConditions(inStockOnly))).toEqual([2, 3, 4])
  })

  it('show status 0 and 1 [CAT-14]', () => {
    expect(shown('status', catalogueConditions(inStockOnly))).toEqual([0, 1])
  })

  it('hide what is out of stock unless out-of-stock listing is on [CAT-15]', () => {
    expect(catalogueConditions(inStockOnly).isInStock).toBe(true)
    expect(catalogueConditions(everything).isInStock).toBeNull()
  })
})

describe('searchConditions', () => {
  it('find visibility 3 and 4 and status 0 and 1 [PROD-30] [PROD-31]', () => {
    expect(shown('visibility', searchConditions(inStockOnly))).toEqual([3, 4])
    expect(shown('status', searchConditions(inStockOnly))).toEqual([0, 1])
  })

  it('ask for stock only while out-of-stock listing is off [SRCH-11]', () => {
    expect(searchConditions(inStockOnly).isInStock).toBe(true)
    expect(searchConditions(everything).isInStock).toBeNull()
  })
})

describe('relatedConditions', () => {
  it('match a field in a list, visibility 2, 3 and 4 and status 1, whatever the stock [PROD-32]', () => {
    const conditions = relatedConditions('sku', ['shirt', 'cap'])

    expect(conditions).toMatchObject({ field: 'sku', values: ['shirt', 'cap'] })
    expect(shown('visibility', conditions)).toEqual([2, 3, 4])
    expect(shown('status', conditions)).toEqual([1])
    expect(conditions.isInStock).toBeNull()
  })
})

describe('fieldConditions', () => {
  it('says the same by field, and leaves the stock out where sold-out products are listed', () => {
    const shown = [
      { field: 'visibility', oneOf: [3, 4] },
      { field: 'status', oneOf: [0, 1] },
    ]

    expect(fieldConditions(searchConditions({ listOutOfStock: true }))).toEqual(shown)
    expect(fieldConditions(searchConditions({ listOutOfStock: false }))).toEqual([
      ...shown,
      { field: 'stock.is_in_stock', oneOf: [true] },
    ])
  })
})
