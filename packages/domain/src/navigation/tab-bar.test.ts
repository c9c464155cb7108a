import { describe, expect, it } from 'vitest'
import { accountLink, pressTab, tabOfPage, tabsOf } from './tab-bar.ts'

describe('accountLink', () => {
  it('leads customers to their account and guests to the login [NAV-07]', () => {
    expect(accountLink({ isLoggedIn: true })).toBe('/my-account')
    expect(accountLink({ isLoggedIn: false })).toBe('/login')
  })
})

const guest = { isLoggedIn: false }
const customer = { isLoggedIn: true }

describe('tabsOf', () => {
  it('hides the menu in a sample sale [NAV-19]', () => {
    expect(tabsOf({ isSampleSale: false })).toEqual(['home', 'menu', 'wishlist', 'account', 'cart'])
    expect(tabsOf({ isSampleSale: true })).toEqual(['home', 'wishlist', 'account', 'cart'])
  })
})

describe('tabOfPage', () => {
  it('lights account on my-account, wishlist on the wishlist and none at home [NAV-20] [NAV-21]', () => {
    expect(tabOfPage('/my-account/')).toBe('account')
    expect(tabOfPage('/my-account/order/12/')).toBe('account')
    expect(tabOfPage('/my-account/wishlist/')).toBe('wishlist')
    expect(tabOfPage('/')).toBeNull()
  })

  it('lights the cart on the cart and nothing on other pages [NAV-20]', () => {
    expect(tabOfPage('/cart/')).toBe('cart')
    expect(tabOfPage('/cart/shoulder-bags/')).toBeNull()
    expect(tabOfPage('/girls/')).toBeNull()
  })
})

describe('pressTab', () => {
  it('puts the lit tab out [NAV-23]', () => {
    for (const tab of ['menu', 'wishlist', 'account', 'cart'] as const) {
      expect(pressTab(tab, tab, customer)).toEqual({ active: null, page: null, notice: null })
    }
  })

  it('goes to the cart unless its tab is lit already [NAV-24]', () => {
    expect(pressTab(null, 'cart', guest)).toEqual({ active: 'cart', page: '/cart', notice: null })
    expect(pressTab('cart', 'cart', guest).page).toBeNull()
  })

  it('opens the menu in place and goes home with no tab lit [NAV-20]', () => {
    expect(pressTab('cart', 'menu', guest)).toEqual({ active: 'menu', page: null, notice: null })
    expect(pressTab('menu', 'home', guest)).toEqual({ active: null, page: '/', notice: null })
    expect(pressTab(null, 'home', guest).page).toBe('/')
  })

  it('treats account and wishlist as their icons do [NAV-07] [WISH-09]', () => {
    expect(pressTab(null, 'account', guest).page).toBe('/login')
    expect(pressTab(null, 'account', customer).page).toBe('/my-account')
    expect(pressTab(null, 'wishlist', guest)).toMatchObject({ page: '/login', notice: 'wishlist-needs-account' })
    expect(pressTab(null, 'wishlist', customer)).toMatchObject({ active: 'wishlist', page: '/my-account/wishlist' })
  })
})
