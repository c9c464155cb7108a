import { createUser, loginUser, logoutUser, refreshUser } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import type { Throttles } from '../throttles/index.ts'
import { openAccount } from './open-account.ts'
import type { Sessions } from './sessions.ts'
import { showCustomer } from './show-customer.ts'

type SessionRouteParts = {
  readonly db: Database
  readonly sessions: Sessions
  readonly directory: StoreDirectory
  /** Whoever opens accounts one after the other learns which addresses have one. */
  readonly throttles: Throttles
}

export function sessionRoutes({ db, sessions, directory, throttles }: SessionRouteParts) {
  return [
    handle(createUser, async ({ customer, password }, { storeCode, clientAddress: visitor }) => {
      const asker = { visitor, emailAddress: null, cartId: null }
      const made = await throttles.attemptHere('new-account', asker)
      if (!made.ok) return made
      const counted = await throttles.attempt(['log-in'], asker)
      if (!counted.ok) return counted
      const view = findStoreView(directory, storeCode)
      const opened = await openAccount(db, {
        email: customer.email,
        firstName: customer.firstname,
        middleName: customer.middlename ?? '',
        lastName: customer.lastname,
        password,
        storeCode: view.code,
        shop: view.brand,
      })
      if (!opened.ok) return opened
      // Others behind the same address want to log in.
      await throttles.uncount(counted.value)
      return ok(await showCustomer({ db, directory }, opened.value))
    }),
    handle(loginUser, async ({ username, password }, context) => {
      const { clientAddress: visitor } = context
      const userAgent = context.header('user-agent')
      const login = await sessions.login({ email: username.trim(), password, visitor, userAgent })
      if (!login.ok) return login
      return ok({ result: login.value.token, meta: { refreshToken: login.value.refreshToken } })
    }),
    handle(refreshUser, async ({ refreshToken, rotate }) => {
      if (!refreshToken) return err({ code: 'refresh-token-missing' })
      const refreshed = await sessions.refresh({ refreshToken, rotate })
      if (!refreshed.ok) return refreshed
      return ok({ result: refreshed.value.token, meta: { refreshToken: refreshed.value.refreshToken } })
    }),
    handle(logoutUser, async (_input, { token }) => {
      if (token) await sessions.logout(token)
      return ok(true)
    }),
  ]
}
