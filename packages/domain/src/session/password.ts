import { err, ok, type Result } from '../result/index.ts'

export type Connection = { readonly isOnline: boolean }
export type PasswordRefusal = { readonly code: 'password-change-offline' | 'password-reset-offline' }

/** A password is never queued: it is changed now or not at all. */
export function checkPasswordChange({ isOnline }: Connection): Result<true, PasswordRefusal> {
  return isOnline ? ok(true) : err({ code: 'password-change-offline' })
}

export function checkPasswordReset({ isOnline }: Connection): Result<true, PasswordRefusal> {
  return isOnline ? ok(true) : err({ code: 'password-reset-offline' })
}

export type PasswordAnswer = { readonly code: number; readonly errorMessage: string | null }

export type PasswordStep =
  | { readonly do: 'notify'; readonly type: 'success'; readonly message: 'password-changed' }
  /** `text` is the server's own; null when it gave none. */
  | { readonly do: 'notify'; readonly type: 'error'; readonly text: string | null }
  | { readonly do: 'log-in-again' }

/** The old tokens ended with the old password, so a success logs in with the new one. */
export function afterPasswordChange({ code, errorMessage }: PasswordAnswer): readonly PasswordStep[] {
  if (code !== 200) return [{ do: 'notify', type: 'error', text: errorMessage }]
  return [{ do: 'notify', type: 'success', message: 'password-changed' }, { do: 'log-in-again' }]
}
