/** Who works on the shop: who looks, who writes stories, who serves customers, and who may do all of it. */
export const staffRoles = ['viewer', 'editor', 'service', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Those who write have no business with customers' orders, and those who serve customers none with the shop's pages. */
const within: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  viewer: ['viewer'],
  editor: ['viewer', 'editor'],
  service: ['viewer', 'service'],
  administrator: staffRoles,
}

/** Whether a role reaches as far as a call asks for. */
export function reaches(role: StaffRole, least: StaffRole): boolean {
  return within[role].includes(least)
}
