import { describe, expect, it } from 'vitest'
import { childAge } from './child-age.ts'

describe('childAge', () => {
  it.each([
    ['2026-11', { unit: 'months', count: 0 }],
    ['2026-12', { unit: 'months', count: 0 }],
    ['2024-12', { unit: 'months', count: 23 }],
    ['2024-11', { unit: 'years', count: 2 }],
    ['2019-12', { unit: 'years', count: 6 }],
    ['2019-11', { unit: 'years', count: 7 }],
  ])('says of a child born in %s: %j', (birthMonth, age) => {
    expect(childAge(birthMonth, '2026-11')).toEqual(age)
  })
})
