import { describe, expect, it } from 'vitest'
import { clickWishlist } from './click-wishlist.ts'

describe('clickWishlist', () => {
  it('sends guests to the login and tells them why', () => {
    expect(clickWishlist({ isLoggedIn: false })).toEqual({ page: '/login', notice: 'wishlist-needs-account' })
  })

  it('leads customers to their wishlist [WISH-09]', () => {
    expect(clickWishlist({ isLoggedIn: true })).toEqual({ page: '/my-account/wishlist', notice: null })
  })
})
