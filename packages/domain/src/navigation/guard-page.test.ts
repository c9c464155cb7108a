import { describe, expect, it } from 'vitest'
import { guardPage } from './guard-page.ts'

describe('guardPage', () => {
  it('asks guests to log in before they see an account page', () => {
    for (const routeName of ['my-account', 'my-account-orders']) {
      expect(guardPage({ routeName, isOwn: true }, { isLoggedIn: false })).toEqual({
        ok: false,
        refusal: { code: 'login-required' },
      })
      expect(guardPage({ routeName, isOwn: true }, { isLoggedIn: true })).toEqual({ ok: true, value: true })
    }
  })

  it('refuses what belongs to somebody else', () => {
    expect(guardPage({ routeName: 'my-account-order', isOwn: false }, { isLoggedIn: true })).toEqual({
      ok: false,
      refusal: { code: 'not-authorized' },
    })
  })

  it('lets everybody see everything else', () => {
    expect(guardPage({ routeName: 'cart', isOwn: false }, { isLoggedIn: false })).toEqual({ ok: true, value: true })
  })
})
