import { describe, expect, it } from 'vitest'
import { closeAnimationMs, isDraggedShut } from './drag-down.ts'

describe('isDraggedShut', () => {
  it.each([
    { distance: 0, isShut: false },
    { distance: 100, isShut: false },
    { distance: 101, isShut: true },
  ])('is $isShut after $distance pixels [UI-11]', ({ distance, isShut }) => {
    expect(isDraggedShut(distance)).toBe(isShut)
  })
})

describe('closeAnimationMs', () => {
  it('gives a sheet 400 ms to slide away before it counts as closed [UI-12]', () => {
    expect(closeAnimationMs).toBe(400)
  })
})
