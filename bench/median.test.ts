import { describe, expect, it } from 'vitest'
import { median } from './median.ts'

describe('median', () => {
  it('is the value in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([1, 9, 3, 5])).toBe(4)
    expect(median([7])).toBe(7)
  })

  it('does not exist for no values', () => {
    expect(() => median([])).toThrow('nothing')
  })
})
