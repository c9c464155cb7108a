import { describe, expect, it } from 'vitest'
import { isAmong } from './is-among.ts'

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
