/** Who changes something for the shop. */
export type Actor =
  | { readonly kind: 'staff'; readonly email: string; readonly name: string | null }
  | { readonly kind: 'key'; readonly name: string }
  | typeof commandLine

/** Whoever has a shell on the machine is not named. */
export const commandLine = { kind: 'command-line' } as const

/** A member of staff; nobody is the command line. */
export function actorOf(member: { readonly email: string; readonly name?: string } | null): Actor {
  return member ? { kind: 'staff', email: member.email, name: member.name ?? null } : commandLine
}
