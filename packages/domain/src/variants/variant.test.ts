import { describe, expect, it } from 'vitest'
import { aChild } from './testing.ts'
import { isAmong, isSelectable, withLabel } from './variant.ts'

describe('isAmong', () => {
  it.each([
    ['152', '152', true],
    ['152', '164', false],
    ['15', '152', false],
    ['152', ['152', '164'], true],
    ['176', ['152', '164'], false],
    [undefined, '152', false],
    [undefined, ['152'], false],
    ['152', undefined, false],
    [undefined, undefined, false],
  ])('of %o and %o is decided', (value, wanted, expected) => {
    expect(isAmong(value, wanted)).toBe(expected)
  })
})

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

describe('withLabel', () => {
  it('drops options whose label is empty after trimming [VAR-11]', () => {
    const options = [{ label: 'Blue' }, { label: '' }, { label: ' \t\u00a0' }, { label: ' 152 ' }]

    expect(withLabel(options)).toEqual([{ label: 'Blue' }, { label: ' 152 ' }])
  })
})
