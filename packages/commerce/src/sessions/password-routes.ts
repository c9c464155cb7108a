import {
  changePassword,
  changePasswordByOldName,
  createPassword,
  type ParsedInputOf,
  resetPassword,
} from '@vonk/contract'
import { err } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Throttles } from '../throttles/index.ts'
import { createPasswords } from './passwords.ts'
import type { Sessions } from './sessions.ts'

type PasswordRouteParts = {
  readonly db: Database
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly directory: StoreDirectory
  readonly throttles: Throttles
  readonly now?: () => number
}

export function passwordRoutes({ sessions, directory, ...parts }: PasswordRouteParts) {
  const passwords = createPasswords(parts)
  const askingOf = ({ clientAddress: visitor, storeCode }: CallContext) => ({
    visitor,
    view: findStoreView(directory, storeCode),
  })

  async function change(typed: ParsedInputOf<typeof changePassword>, context: CallContext) {
    const customer = context.token === null ? null : await sessions.whoIs(context.token)
    if (!customer) return err({ code: 'not-signed-in' } as const)
    const { currentPassword, newPassword, proof } = typed
    const asked = { currentPassword, newPassword, proof, token: context.token }
    return passwords.change({ customer, ...asked, ...askingOf(context) })
  }

  return [
    handle(changePassword, change),
    handle(changePasswordByOldName, change),
    handle(resetPassword, async ({ email = '' }, context) => {
      const address = email.trim()
      if (address === '') return err({ code: 'email-missing' })
      return passwords.requestReset(address, askingOf(context))
    }),
    handle(createPassword, async ({ email = '', newPassword = '', resetToken = '' }, context) => {
      if (email.trim() === '') return err({ code: 'email-missing' })
      if (resetToken === '') return err({ code: 'reset-token-missing' })
      if (newPassword === '') return err({ code: 'password-missing' })
      return passwords.create({ email: email.trim(), newPassword, resetToken, ...askingOf(context) })
    }),
  ]
}
