import { describe, expect, it } from 'vitest'
import { listingNotice } from './listing-notice.ts'

describe('listingNotice', () => {
  it('warns when the list is empty or its request failed', () => {
    expect(listingNotice({ total: 0, hasFailed: false })).toEqual({ code: 'no-products-synchronized' })
    expect(listingNotice({ total: 5, hasFailed: true })).toEqual({ code: 'no-products-synchronized' })
  })

  it('says nothing when there is something to see', () => {
    expect(listingNotice({ total: 1, hasFailed: false })).toBeNull()
  })
})
