import { describe, expect, it } from 'vitest'
import { triggersPlacement } from './payment-method.ts'
import { card } from './testing.ts'

describe('triggersPlacement', () => {
  it('places the order for methods of the server alone [ORD-01]', () => {
    expect(triggersPlacement({ ...card, isServerMethod: true })).toBe(true)
    expect(triggersPlacement({ ...card, isServerMethod: false })).toBe(false)
  })
})
