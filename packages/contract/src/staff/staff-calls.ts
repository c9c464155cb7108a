import { staffRoles } from '@vonk/domain/staff'
import { z } from 'zod'
import * as calls from '../calls/staff.ts'
import { endpoint } from '../endpoint.ts'
import { usedCredential } from '../webauthn.ts'

const memberSchema = z.object({ email: z.string(), name: z.string(), role: z.enum(staffRoles) })
export type StaffMember = Readonly<z.output<typeof memberSchema>>

/** Who has logged in, and what they may do: the desk shows no more. */
const sessionSchema = memberSchema.extend({ rights: z.array(z.string()) })
export type StaffSession = Readonly<z.output<typeof sessionSchema>>

/** How every call for staff refuses others: nobody, and those who have not the right. */
export const staffRefusals = { 'staff-not-signed-in': 401, 'role-refused': 403 } as const

export const logInStaff = endpoint(calls.logInStaff, {
  summary:
    'Logs a member of staff in with password and the six digits of an authenticator or a passkey; the session is a cookie',
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(200),
    code: z.string().max(20).default('').describe('Six digits'),
    credential: usedCredential.optional().describe('In the place of the digits'),
  }),
  result: sessionSchema,
  refusals: {
    'log-in-refused': 401,
    'role-refused': 403,
    'too-many-attempts': { status: 429, details: z.object({ retryAfterMs: z.int() }) },
  },
  messages: {
    'log-in-refused': 'Address, password or code is not right.',
    'too-many-attempts': 'Too many attempts. Please try again later.',
  },
  cacheControl: 'no-store',
})

export const logOutStaff = endpoint(calls.logOutStaff, {
  summary: 'Ends the session',
  result: z.literal(true),
  refusals: staffRefusals,
  cacheControl: 'no-store',
})

export const readStaffMember = endpoint(calls.readStaffMember, {
  summary: 'Who is logged in',
  result: sessionSchema,
  refusals: staffRefusals,
  cacheControl: 'no-store',
})
