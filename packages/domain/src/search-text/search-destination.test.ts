import { describe, expect, it } from 'vitest'
import { searchDestination } from './search-destination.ts'

describe('searchDestination', () => {
  it('leads to the search page with the text as q [SRCH-02]', () => {
    const destination = searchDestination({ text: ' dino & co ', hasSections: true, total: 4 })

    expect(destination).toEqual({ name: 'search', page: '/search?q=dino+%26+co' })
  })

  it('leads to the no-result page when nothing was found and the search content has sections [SRCH-03]', () => {
    const destination = searchDestination({ text: 'zzz', hasSections: true, total: 0 })

    expect(destination).toEqual({ name: 'no-result', page: '/no-result?q=zzz' })
  })

  it('stays with the search page when nothing was found and there is nothing else to show [SRCH-02] [SRCH-03]', () => {
    expect(searchDestination({ text: 'zzz', hasSections: false, total: 0 })?.name).toBe('search')
  })

  it('goes nowhere for fewer than three characters [SRCH-04]', () => {
    expect(searchDestination({ text: 'zz', hasSections: true, total: 0 })).toBeNull()
  })
})
