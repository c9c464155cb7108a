import { describe, expect, it } from 'vitest'
import { afterPageDataFailure } from './after-page-data-failure.ts'

const missing = 'Product query returned empty result product status = 2'

describe('afterPageDataFailure', () => {
  it('goes home with a notice when a page is missing offline', () => {
    expect(afterPageDataFailure({ message: missing, isOnline: false })).toEqual({
      kind: 'go-home',
      notice: 'page-unavailable-offline',
    })
  })

  it('answers 404 when a page is missing online', () => {
    expect(afterPageDataFailure({ message: missing, isOnline: true })).toEqual({ kind: 'not-found', status: 404 })
  })

  it('shows any other message and goes on [ROUTE-55]', () => {
    for (const isOnline of [true, false]) {
      expect(afterPageDataFailure({ message: 'timeout', isOnline })).toEqual({ kind: 'continue', message: 'timeout' })
    }
  })
})
