import { describe, expect, it } from 'vitest'
import { chunksOf } from './chunks-of.ts'

describe('chunksOf', () => {
  it('cuts a list into pieces without losing or repeating anything', () => {
    expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(chunksOf([1, 2], 2)).toEqual([[1, 2]])
    expect(chunksOf([], 2)).toEqual([])
  })
})
