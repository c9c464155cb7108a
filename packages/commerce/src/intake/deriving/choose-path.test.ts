import { describe, expect, it } from 'vitest'
import { choosePath } from './choose-path.ts'

const freeOf =
  (...taken: string[]) =>
  (path: string) =>
    !taken.includes(path)

describe('choosePath', () => {
  it('keeps the wished path while it is free', () => {
    expect(choosePath('jeans', 5, freeOf())).toBe('jeans')
  })

  it('puts the id behind it when it is not, before an ending', () => {
    expect(choosePath('jeans', 5, freeOf('jeans'))).toBe('jeans-5')
    expect(choosePath('girls/jeans.html', 5, freeOf('girls/jeans.html'))).toBe('girls/jeans-5.html')
  })

  it('leaves a folder in which nothing is free', () => {
    expect(choosePath('c/jeans', 5, (path) => !path.startsWith('c/'))).toBe('c-jeans-5')
  })

  it('always finds one', () => {
    expect(choosePath('jeans', 5, freeOf('jeans', 'jeans-5', 'jeans-5-2'))).toBe('jeans-5-3')
  })
})
