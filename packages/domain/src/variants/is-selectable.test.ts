import { describe, expect, it } from 'vitest'
import { isSelectable } from './is-selectable.ts'
import { aChild } from './testing.ts'

describe('isSelectable', () => {
  it.each([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
  ])('judges status %d [VAR-04]', (status, isAllowed) => {
    expect(isSelectable(aChild({ status }), { listOutOfStock: false })).toBe(isAllowed)
  })

  it.each([
    ['in stock', { isInStock: true }, false, true],
    ['sold out', { isInStock: false }, false, false],
    ['sold out but listed', { isInStock: false }, true, true],
    ['of unknown stock', null, false, true],
  ])('judges a variant that is %s [VAR-05]', (_, stock, listOutOfStock, isAllowed) => {
    expect(isSelectable(aChild({ stock }), { listOutOfStock })).toBe(isAllowed)
  })
})
