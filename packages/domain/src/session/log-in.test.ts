import { describe, expect, it } from 'vitest'
import { afterLogin, loginSteps } from './log-in.ts'

const tokens = { token: 'abc', refreshToken: 'def' }

describe('loginSteps', () => {
  it('clear the invalidation, then call [AUTH-09]', () => {
    expect(loginSteps).toEqual([{ do: 'clear-invalidation' }, { do: 'call-login' }])
  })
})

describe('afterLogin', () => {
  it('stores the tokens and loads the profile after code 200 [AUTH-10]', () => {
    expect(afterLogin({ code: 200, ...tokens }).slice(0, 2)).toEqual([
      { do: 'store-tokens', ...tokens },
      { do: 'load-profile' },
    ])
  })

  it('moves the cart along and chooses prices and taxes anew [PRICE-24]', () => {
    expect(afterLogin({ code: 200, ...tokens }).slice(2)).toEqual([{ do: 'authorize-cart' }, { do: 'refresh-prices' }])
  })

  it.each([400, 401, 429, 500, 302, null])('clears the user after any other answer (%j) [AUTH-11]', (code) => {
    expect(afterLogin({ code, ...tokens })).toEqual([{ do: 'clear-user' }])
  })

  it('is no login without a token', () => {
    expect(afterLogin({ code: 200, token: null, refreshToken: 'def' })).toContainEqual({ do: 'clear-user' })
  })
})
