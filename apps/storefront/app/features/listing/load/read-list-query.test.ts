import { describe, expect, it } from 'vitest'
import { windowOf } from './read-list-query.ts'

describe('windowOf', () => {
  it('reaches from the first product to the end of the page', () => {
    expect(windowOf(1, 50)).toEqual({ start: 0, size: 50 })
    expect(windowOf(3, 50)).toEqual({ start: 0, size: 150 })
  })

  it('never grows beyond what a page can show', () => {
    expect(windowOf(10_000, 50)).toEqual({ start: 499_500, size: 500 })
  })
})
