import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchPageSizes } from '../search-text/index.ts'
import { defaultSettings } from '../settings/index.ts'
import { nextPage, pageOf } from './paging.ts'

describe('nextPage', () => {
  it('reads on while the next page starts below the total [FILT-20]', () => {
    expect(nextPage({ start: 0, size: 50, total: 120 })).toEqual({ start: 50, size: 50 })
    expect(nextPage({ start: 50, size: 50, total: 120 })).toEqual({ start: 100, size: 50 })
    expect(nextPage({ start: 100, size: 50, total: 120 })).toBeNull()
    expect(nextPage({ start: 0, size: 50, total: 51 })).toEqual({ start: 50, size: 50 })
    expect(nextPage({ start: 0, size: 50, total: 50 })).toBeNull()
  })

  it('does not read on when the total is below the page size [FILT-20]', () => {
    expect(nextPage({ start: 0, size: 50, total: 12 })).toBeNull()
    expect(nextPage({ start: -50, size: 50, total: 12 })).toBeNull()
    expect(nextPage({ start: -50, size: 50, total: 50 })).toEqual({ start: 0, size: 50 })
    expect(nextPage({ start: 0, size: 50, total: 0 })).toBeNull()
  })

  it('ends where a page holds nothing', () => {
    for (const size of [0, -6, Number.NaN]) expect(nextPage({ start: 0, size, total: 12 })).toBeNull()
  })

  it('reads the six of the search panel until the last page [SRCH-08]', () => {
    const size = searchPageSizes.panel

    expect(nextPage({ start: 0, size, total: 13 })).toEqual({ start: 6, size: 6 })
    expect(nextPage({ start: 6, size, total: 13 })).toEqual({ start: 12, size: 6 })
    expect(nextPage({ start: 12, size, total: 13 })).toBeNull()
    expect(nextPage({ start: 0, size, total: 6 })).toBeNull()
  })

  it('shows every product exactly once by the time it ends', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (total, size) => {
        let seen = Math.min(size, total)
        for (let page = nextPage({ start: 0, size, total }); page; page = nextPage({ ...page, total })) {
          seen += Math.min(page.size, total - page.start)
        }

        expect(seen).toBe(total)
      }),
    )
  })
})

describe('pageOf', () => {
  it('shows 50 products at a time [FILT-19]', () => {
    expect(pageOf(1, defaultSettings)).toEqual({ start: 0, size: 50 })
    expect(pageOf(3, defaultSettings)).toEqual({ start: 100, size: 50 })
  })
})
