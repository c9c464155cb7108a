import { logInStaff, logOutStaff, readStaffMember } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { type CallContext, handle, type Route, WithHeaders } from '@vonk/platform/http'
import { forStaff, isForeign, staffCookieName, staffTokenOf } from './admit-staff.ts'
import type { Staff } from './staff.ts'

/** Log-in and log-out of staff. Their cookie travels to the calls of the desk alone. */
export function staffRoutes(staff: Staff): readonly Route[] {
  const routes = [
    handle(logInStaff, async ({ email, password, code, credential }, context) => {
      if (isForeign(context)) return err({ code: 'role-refused' })
      const proof = credential ? { credential, host: context.address.hostname } : { code }
      const entered = await staff.logIn({ email, password, proof, visitor: context.clientAddress })
      if (!entered.ok) return entered
      const { member, token } = entered.value
      return ok(new WithHeaders(member, { 'set-cookie': cookieOf(token, context) }))
    }),

    handle(logOutStaff, async (_, context) => {
      const token = staffTokenOf(context)
      if (token !== null) await staff.logOut(token)
      return ok(new WithHeaders(true as const, { 'set-cookie': `${cookieOf('', context)}; Max-Age=0` }))
    }),

    handle(readStaffMember, async (_, context) => {
      const member = await staff.whoIs(staffTokenOf(context))
      return member ? ok(member) : err({ code: 'staff-not-signed-in' })
    }),
  ]
  return forStaff(routes, staff)
}

/** The prefix of its name wants a cookie for the whole host. */
function cookieOf(token: string, context: CallContext): string {
  const reach = context.address.protocol === 'https:' ? 'Path=/; Secure' : 'Path=/api/desk'
  return `${staffCookieName(context)}=${token}; ${reach}; HttpOnly; SameSite=Strict`
}
