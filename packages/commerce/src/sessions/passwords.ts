import { checkPassword } from '@vonk/domain/forms'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import {
  findCustomerByEmail,
  hashPassword,
  isGuessable,
  putNotice,
  type StoredCustomer,
  savePassword,
} from '../customers/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { forgetEmailChange } from './email-changes.ts'
import { revokeSessionsOf } from './own-sessions.ts'
import { deleteReset, isResetOpen, useReset } from './password-resets.ts'
import { type NotProved, proveOwner } from './proofs.ts'

type PasswordParts = { readonly db: Database; readonly throttles: Throttles; readonly now?: () => number }

/** Who asks, and in which view: a mail is written in its language. */
type Asking = { readonly visitor: string | null; readonly view: Pick<StoreView, 'code' | 'brand'> }
type Weak = { readonly code: 'password-weak' | 'password-guessable' }

type PasswordChange = Asking & {
  readonly customer: StoredCustomer
  readonly token: string | null
  readonly currentPassword: string | undefined
  readonly proof: string | undefined
  readonly newPassword: string
}
type NewPassword = Pick<Asking, 'view'> & {
  readonly email: string
  readonly newPassword: string
  readonly resetToken: string
}

/** Other passwords for accounts. Whoever sets one is logged out everywhere, and the owner hears of it. */
export function createPasswords({ db, throttles, now = Date.now }: PasswordParts) {
  return {
    async change({
      currentPassword: password,
      newPassword,
      view,
      ...asking
    }: PasswordChange): Promise<Result<true, Weak | NotProved>> {
      if (!checkPassword(newPassword).ok) return err({ code: 'password-weak' })
      const proved = await proveOwner({ db, throttles, now }, { ...asking, password })
      if (!proved.ok) return proved
      const { customer } = asking
      if (await isOwnersGuess(newPassword, customer, view)) return err({ code: 'password-guessable' })
      const passwordHash = await hashPassword(newPassword)
      const set = { customerId: customer.id, passwordHash, storeCode: view.code }
      await db.transaction((tx) => setPassword(tx, set))
      return ok(true)
    },

    /** Says so when nobody has the address, as the spec's message does; that is why it is counted. */
    async requestReset(
      email: string,
      { visitor, view }: Asking,
    ): Promise<Result<true, Throttled | { readonly code: 'email-unknown'; readonly email: string }>> {
      const counted = await throttles.attempt(['password-reset'], { visitor, emailAddress: email, cartId: null })
      if (!counted.ok) return counted
      const customer = await findCustomerByEmail(db, email)
      if (!customer?.isActive) return err({ code: 'email-unknown', email })
      await db.transaction((tx) =>
        putNotice(tx, { customerId: customer.id, kind: 'password-reset', storeCode: view.code }),
      )
      return ok(true)
    },

    /** A password that is too weak does not use up the link. */
    async create({
      email,
      newPassword,
      resetToken,
      view,
    }: NewPassword): Promise<Result<true, Weak | { readonly code: 'reset-token-invalid' }>> {
      if (!checkPassword(newPassword).ok) return err({ code: 'password-weak' })
      const customer = await findCustomerByEmail(db, email)
      if (!customer?.isActive) return err({ code: 'reset-token-invalid' })
      const use = { customerId: customer.id, token: resetToken, now: now() }
      // Nobody has the shop hash passwords with a token of their own making.
      if (!(await isResetOpen(db, use))) return err({ code: 'reset-token-invalid' })
      if (await isOwnersGuess(newPassword, customer, view)) return err({ code: 'password-guessable' })
      const passwordHash = await hashPassword(newPassword)
      return db.transaction(async (tx) => {
        if (!(await useReset(tx, use))) return err({ code: 'reset-token-invalid' })
        await setPassword(tx, { customerId: customer.id, passwordHash, storeCode: view.code })
        return ok(true)
      })
    },
  }
}

function isOwnersGuess(password: string, customer: StoredCustomer, { brand }: Asking['view']): Promise<boolean> {
  const { email, firstName, middleName, lastName } = customer
  return isGuessable(password, { email, names: [firstName, middleName, lastName], shop: brand })
}

type SetPassword = { readonly customerId: number; readonly passwordHash: string; readonly storeCode: string }

async function setPassword(tx: Db, { customerId, passwordHash, storeCode }: SetPassword): Promise<void> {
  await savePassword(tx, customerId, passwordHash)
  await deleteReset(tx, customerId)
  // Perhaps not asked for by the owner, who comes back with a new password.
  await forgetEmailChange(tx, customerId)
  await revokeSessionsOf(tx, customerId)
  await putNotice(tx, { customerId, kind: 'password-changed', storeCode })
}
