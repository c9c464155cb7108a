import {
  addStaffPasskey,
  beginStaffLogIn,
  beginStaffPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  type StaffPasskey,
} from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle, type Route } from '@vonk/platform/http'
import type { StoredPasskey } from '@vonk/platform/webauthn'
import { forStaff, isForeign, staffTokenOf } from '../admit-staff.ts'
import type { Staff } from '../staff.ts'
import { findStaff } from '../store.ts'
import type { StaffPasskeys } from './staff-passkeys.ts'

type PasskeyRouteParts = {
  readonly db: Database
  readonly staff: Pick<Staff, 'whoIs'>
  readonly passkeys: StaffPasskeys
}

/** The passkeys of whoever is logged in, and what the log-in needs to ask for one. */
export function staffPasskeyRoutes({ db, staff, passkeys }: PasskeyRouteParts): readonly Route[] {
  async function callerOf(context: CallContext) {
    const member = await staff.whoIs(staffTokenOf(context))
    const found = member && (await findStaff(db, member.email))
    return found ? ok(found) : err({ code: 'staff-not-signed-in' } as const)
  }
  const askingOf = ({ address, clientAddress: visitor }: CallContext) => ({ host: address.hostname, visitor })

  const routes = [
    handle(beginStaffLogIn, async (_, context) =>
      isForeign(context) ? err({ code: 'role-refused' }) : passkeys.beginLogIn(askingOf(context)),
    ),
    handle(listStaffPasskeys, async (_, context) => {
      const caller = await callerOf(context)
      return caller.ok ? ok({ passkeys: (await passkeys.list(caller.value.id)).map(toPasskey) }) : caller
    }),
    handle(beginStaffPasskey, async (_, context) => {
      const caller = await callerOf(context)
      return caller.ok ? passkeys.begin(caller.value, askingOf(context)) : caller
    }),
    handle(addStaffPasskey, async (made, context) => {
      const caller = await callerOf(context)
      if (!caller.ok) return caller
      const added = await passkeys.add(caller.value, { ...made, host: context.address.hostname })
      return added.ok ? ok(toPasskey(added.value)) : added
    }),
    handle(removeStaffPasskey, async ({ passkeyId: id }, context) => {
      const caller = await callerOf(context)
      if (!caller.ok) return caller
      const isGone = await passkeys.remove(caller.value, id)
      return isGone ? ok(true as const) : err({ code: 'passkey-not-found' })
    }),
  ]
  return forStaff(routes, staff)
}

function toPasskey({ id, name, host, createdAt, usedAt }: StoredPasskey): StaffPasskey {
  return { id, name, host, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }
}
