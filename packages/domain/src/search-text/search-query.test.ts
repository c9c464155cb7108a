import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSearchEntity, searchWindow } from './search-query.ts'

describe('findSearchEntity', () => {
  it('knows attributes, categories, tax rules and products', () => {
    for (const type of ['attribute', 'category', 'taxrule', 'product', 'cms_block', 'cms_hierarchy']) {
      expect(findSearchEntity(type)).toEqual({ ok: true, value: type })
    }
  })

  it('refuses a kind that nobody registered [SRCH-26]', () => {
    const refusal = { code: 'entity-unknown', message: 'No entity type registered for customer' }

    expect(findSearchEntity('customer')).toEqual({ ok: false, refusal })
  })
})

describe('searchWindow', () => {
  it('reads 50 results from the beginning unless told otherwise [SRCH-14]', () => {
    expect(searchWindow({})).toEqual({ start: 0, size: 50 })
    expect(searchWindow({ start: 18, size: 6 })).toEqual({ start: 18, size: 6 })
  })

  it('takes a size of 0 or less as 50 [SRCH-15]', () => {
    expect(searchWindow({ size: 0 }).size).toBe(50)
    expect(searchWindow({ size: -3 }).size).toBe(50)
  })

  it('takes a start below 0 as 0 [SRCH-16]', () => {
    expect(searchWindow({ start: -1 }).start).toBe(0)
  })

  it('always gives whole numbers, whatever it was asked', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (start, size) => {
        const window = searchWindow({ start, size })

        expect(Number.isSafeInteger(window.start) && window.start >= 0).toBe(true)
        expect(Number.isSafeInteger(window.size) && window.size > 0).toBe(true)
      }),
    )
  })
})
