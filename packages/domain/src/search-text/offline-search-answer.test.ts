import { describe, expect, it } from 'vitest'
import { offlineSearchAnswer } from './offline-search-answer.ts'

describe('offlineSearchAnswer', () => {
  it('is empty and says that it is offline, cached and without results [SRCH-29]', () => {
    expect(offlineSearchAnswer).toMatchObject({ items: [], total: 0, offline: true, cache: true, noresults: true })
  })
})
