import { describe, expect, it } from 'vitest'
import { roleOf } from './session.ts'

describe('roleOf', () => {
  it('is a customer with a token and a guest without [AUTH-04]', () => {
    expect(roleOf({ token: 'abc' })).toBe('customer')
    expect(roleOf({ token: null })).toBe('guest')
    expect(roleOf({ token: '' })).toBe('guest')
  })
})
