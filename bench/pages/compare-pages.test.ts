import { describe, expect, it } from 'vitest'
import { toRow } from './compare-pages.ts'

describe('toRow', () => {
  it('tells how fast this checkout is beside the other one', () => {
    expect(
      toRow({ target: 'home', own: [96.2, 20, 98], other: [100, 20.5, 200] }, { name: 'kept', bar: 0.95 }),
    ).toEqual({
      target: 'home, kept',
      'this rps': 96,
      'that rps': 100,
      'this/that': '0.962',
      bar: 0.95,
      reached: 'yes',
    })
  })

  it('says when the bar is not reached, or nothing was measured', () => {
    const rendered = { name: 'rendered', bar: 0.7 }

    expect(toRow({ target: 'home', own: [69], other: [100] }, rendered)).toMatchObject({ reached: 'no' })
    expect(toRow({ target: 'home', own: [69], other: [Number.NaN] }, rendered)).toMatchObject({ reached: 'no' })
  })
})
