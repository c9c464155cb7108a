import type { StaffMember } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { CallContext, Route } from '@vonk/platform/http'
import type { Staff } from './staff.ts'

type Refusal = { readonly code: 'staff-not-signed-in' | 'role-refused' }

/** Who calls, by the cookie of staff; for handlers behind `forStaff`, which let nobody else come so far. */
export type WhoIsStaff = (context: CallContext) => Promise<StaffMember | null>

/** The token of a staff session, from the one cookie that holds it. */
export function staffTokenOf(context: CallContext): string | null {
  const begin = `${staffCookieName(context)}=`
  const pairs = (context.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const token = pairs.find((pair) => pair.startsWith(begin))?.slice(begin.length) ?? ''
  return /^[\w-]+$/.test(token) ? token : null
}

/** A browser takes a cookie of the first name from nobody but this very host, and over https alone; on http there is none such. */
export function staffCookieName({ address }: Pick<CallContext, 'address'>): string {
  return address.protocol === 'https:' ? '__Host-vonk_staff' : 'vonk_staff'
}

/** The same routes, each of which asks for the right its call names before it reads anything else. */
export function forStaff(routes: readonly Route[], staff: Pick<Staff, 'whoIs'>): readonly Route[] {
  return routes.map((route) => {
    const { right } = route.endpoint
    if (!right) return route
    return { ...route, admit: (context) => admit(context, { staff, right }) }
  })
}

type Door = { readonly staff: Pick<Staff, 'whoIs'>; readonly right: string }

async function admit(context: CallContext, { staff, right }: Door): Promise<Result<StaffMember, Refusal>> {
  if (isForeign(context)) return err({ code: 'role-refused' })
  const member = await staff.whoIs(staffTokenOf(context))
  if (!member) return err({ code: 'staff-not-signed-in' })
  return member.rights.includes(right) ? ok(member) : err({ code: 'role-refused' })
}

/**
 * Whether the page of another site calls: browsers say so in one of these, and whoever says nothing is no browser. Hosts are
 * compared, as a proxy may have taken the encryption off.
 */
export function isForeign(context: CallContext): boolean {
  const site = context.header('sec-fetch-site') ?? 'same-origin'
  const pages = [context.header('origin'), context.header('referer')].filter((page) => page !== null)
  if (site !== 'same-origin' && site !== 'none') return true
  return pages.some((page) => !URL.canParse(page) || new URL(page).host !== context.address.host)
}
