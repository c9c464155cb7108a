import { reaches, type StaffRole } from './staff-roles.ts'

/** What staff may be allowed to do. */
export type Right = {
  /** As a sentence. */
  readonly allows: string
  /** The least role that has it from the start. */
  readonly least: StaffRole
}

/** By name, such as `orders.refund`. */
export type Rights = Readonly<Record<string, Right>>

/** The names of what a role may do. */
export function rightsOf(role: StaffRole, rights: Rights): string[] {
  return Object.keys(rights).filter((name) => rights[name] && reaches(role, rights[name].least))
}
