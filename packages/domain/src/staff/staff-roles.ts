/** Who works on the shop; each may do what those before it may: look, write, and say who else works here. */
export const staffRoles = ['viewer', 'editor', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether a role reaches as far as a call asks for. */
export function reaches(role: StaffRole, least: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(least)
}
