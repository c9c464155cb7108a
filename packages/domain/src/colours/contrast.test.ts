import { describe, expect, it } from 'vitest'
import { blend, contrastOf, readHex } from './contrast.ts'

const [black, white] = [readHex('#000000'), readHex('#ffffff')]

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#0000ff', 2.15],
    ['#191b45', '#191b45', 1],
  ])('of %s and %s is %d, whichever is first', (one, other, ratio) => {
    expect(contrastOf(readHex(one), readHex(other))).toBeCloseTo(ratio, 2)
    expect(contrastOf(readHex(other), readHex(one))).toBeCloseTo(ratio, 2)
  })
})

describe('blend', () => {
  it('shows the ground, the veil or something between', () => {
    expect(blend(black, white, 0)).toEqual(black)
    expect(blend(black, white, 1)).toEqual(white)
    expect(blend(black, readHex('#6496c8'), 0.5)).toEqual([50, 75, 100])
  })
})
