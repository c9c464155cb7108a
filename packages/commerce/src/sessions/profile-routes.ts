import { readMe, updateMe } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { handle } from '@vonk/platform/http'
import type { StoredCustomer } from '../customers/index.ts'
import type { GroupTokens } from '../prices/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { changeProfile } from './change-profile.ts'
import { proveOwner } from './proofs.ts'
import type { Sessions } from './sessions.ts'
import { showCustomer } from './show-customer.ts'
import { toProfileChange } from './to-profile-change.ts'

type ProfileRouteParts = {
  readonly db: Database
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly groupTokens: Pick<GroupTokens, 'sign'>
  readonly directory: StoreDirectory
  readonly throttles: Throttles
  readonly now?: () => number
}

/** A customer's own profile. */
export function profileRoutes({ db, sessions, groupTokens, directory, throttles, now = Date.now }: ProfileRouteParts) {
  async function show(customer: StoredCustomer) {
    const groupToken = await groupTokens.sign({ groupId: customer.groupId, customerId: customer.id })
    return showCustomer({ db, directory }, customer, groupToken)
  }

  return [
    handle(readMe, async (_input, { token }) => {
      const customer = token === null ? null : await sessions.whoIs(token)
      return customer ? ok(await show(customer)) : err({ code: 'not-signed-in' })
    }),
    handle(updateMe, async ({ customer: input, currentPassword: password, proof }, context) => {
      const { token, storeCode, clientAddress: visitor } = context
      const customer = token === null ? null : await sessions.whoIs(token)
      if (!customer) return err({ code: 'not-signed-in' })
      const isProved = password !== undefined || proof !== undefined
      const proved = isProved
        ? await proveOwner({ db, throttles, now }, { customer, token, visitor, password, proof })
        : ok(true)
      if (!proved.ok) return proved
      const { code } = findStoreView(directory, storeCode)
      const change = { customer, change: toProfileChange(input), visitor, storeCode: code, isProved }
      const changed = await changeProfile({ db, throttles }, change)
      return changed.ok ? ok(await show(changed.value)) : changed
    }),
  ]
}
