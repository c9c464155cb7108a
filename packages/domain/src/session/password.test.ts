import { describe, expect, it } from 'vitest'
import { afterPasswordChange, checkPasswordChange, checkPasswordReset } from './password.ts'

describe('checkPasswordChange', () => {
  it('is refused while offline [AUTH-24]', () => {
    expect(checkPasswordChange({ isOnline: true })).toEqual({ ok: true, value: true })
    expect(checkPasswordChange({ isOnline: false })).toEqual({
      ok: false,
      refusal: { code: 'password-change-offline' },
    })
  })
})

describe('checkPasswordReset', () => {
  it('is refused while offline', () => {
    expect(checkPasswordReset({ isOnline: true })).toEqual({ ok: true, value: true })
    expect(checkPasswordReset({ isOnline: false })).toEqual({ ok: false, refusal: { code: 'password-reset-offline' } })
  })
})

describe('afterPasswordChange', () => {
  it('confirms and logs in again with the new password [AUTH-22]', () => {
    expect(afterPasswordChange({ code: 200, errorMessage: null })).toEqual([
      { do: 'notify', type: 'success', message: 'password-changed' },
      { do: 'log-in-again' },
    ])
  })

  it.each(['The password is wrong.', null])('shows what the server says when it failed (%j) [AUTH-23]', (text) => {
    expect(afterPasswordChange({ code: 500, errorMessage: text })).toEqual([{ do: 'notify', type: 'error', text }])
  })
})
