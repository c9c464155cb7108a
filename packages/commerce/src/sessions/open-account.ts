import { checkEmail, checkName, checkPassword } from '@vonk/domain/forms'
import { err, ok, type Result } from '@vonk/domain/result'
import { tidyText } from '@vonk/domain/text'
import { type Db, isUniqueViolation } from '@vonk/platform/db'
import { createCustomer, customerGroups, hashPassword, isGuessable, type StoredCustomer } from '../customers/index.ts'

export type NewAccount = {
  readonly email: string
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly password: string
  readonly storeCode: string
  /** What the shop calls itself. */
  readonly shop: string
}

export type AccountRefusal =
  | { readonly code: 'email-invalid' | 'password-weak' | 'password-guessable' | 'email-taken' }
  | { readonly code: 'name-invalid'; readonly field: 'firstname' | 'lastname' }

export async function openAccount(db: Db, account: NewAccount): Promise<Result<StoredCustomer, AccountRefusal>> {
  const email = account.email.trim()
  const names = {
    firstName: tidyText(account.firstName),
    middleName: tidyText(account.middleName),
    lastName: tidyText(account.lastName),
  }
  const refusal = findRefusal({ ...account, ...names, email })
  if (refusal) return err(refusal)
  const owner = { email, names: [names.firstName, names.middleName, names.lastName], shop: account.shop }
  if (await isGuessable(account.password, owner)) return err({ code: 'password-guessable' })
  const passwordHash = await hashPassword(account.password)
  try {
    const groupId = customerGroups.general
    return ok(await createCustomer(db, { ...names, email, passwordHash, groupId, storeCode: account.storeCode }))
  } catch (error) {
    if (isUniqueViolation(error)) return err({ code: 'email-taken' })
    throw error
  }
}

function findRefusal({ email, firstName, lastName, password }: NewAccount): AccountRefusal | null {
  if (!checkEmail(email).ok) return { code: 'email-invalid' }
  if (!checkName(firstName).ok) return { code: 'name-invalid', field: 'firstname' }
  if (!checkName(lastName).ok) return { code: 'name-invalid', field: 'lastname' }
  return checkPassword(password).ok ? null : { code: 'password-weak' }
}
