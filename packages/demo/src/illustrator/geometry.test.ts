import { describe, expect, it } from 'vitest'
import { boxOf, mirror, place, symmetric } from './geometry.ts'

describe('mirror', () => {
  it('turns a path around the centre line and back', () => {
    const d = 'M 310 20 C 320 30 330 40 340.5 50 Z'

    expect(mirror(d)).toBe('M 290 20 C 280 30 270 40 259.5 50 Z')
    expect(mirror(mirror(d))).toBe(d)
  })
})

describe('symmetric', () => {
  it('closes an outline whose left side answers its right', () => {
    const box = boxOf(
      symmetric(
        [0, 10],
        [
          [40, 10],
          [60, 20, 60, 80, 40, 100],
          [0, 100],
        ],
      ),
    )

    expect(box).toEqual({ x: 240, y: 10, width: 120, height: 90 })
  })
})

describe('place', () => {
  it('scales and moves every point', () => {
    expect(place('M 10 20 L 30 40', { scale: 2, x: 5, y: -5 })).toBe('M 25 35 L 65 75')
  })
})
