import { describe, expect, it } from 'vitest'
import { accountLink, clickWishlist } from './personal-links.ts'

describe('accountLink', () => {
  it('leads customers to their account and guests to the login [NAV-07]', () => {
    expect(accountLink({ isLoggedIn: true })).toBe('/my-account')
    expect(accountLink({ isLoggedIn: false })).toBe('/login')
  })
})

describe('clickWishlist', () => {
  it('sends guests to the login and tells them why', () => {
    expect(clickWishlist({ isLoggedIn: false })).toEqual({ page: '/login', notice: 'wishlist-needs-account' })
  })

  it('leads customers to their wishlist [WISH-09]', () => {
    expect(clickWishlist({ isLoggedIn: true })).toEqual({ page: '/my-account/wishlist', notice: null })
  })
})
