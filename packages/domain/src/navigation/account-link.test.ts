import { describe, expect, it } from 'vitest'
import { accountLink } from './account-link.ts'

describe('accountLink', () => {
  it('leads customers to their account and guests to the login [NAV-07]', () => {
    expect(accountLink({ isLoggedIn: true })).toBe('/my-account')
    expect(accountLink({ isLoggedIn: false })).toBe('/login')
  })
})
