import { tidyText } from '../text/index.ts'

/** Domains that deliver to one mailbox. */
const sameMailbox: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
])

/** Providers that take no notice of dots before the @. */
const withoutDots: readonly string[] = ['gmail.com', 'proton.me']

/** The same text for every spelling of one mailbox: "Jo.Ann+shop@googlemail.com" is "joann@gmail.com". */
export function foldEmail(email: string): string {
  const address = tidyText(email).toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const typedDomain = address.slice(at + 1)
  const domain = sameMailbox.get(typedDomain) ?? typedDomain
  return `${foldLocal(address.slice(0, at), domain)}@${domain}`
}

function foldLocal(local: string, domain: string): string {
  // A plus sign at the very start leaves no name before it.
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return withoutDots.includes(domain) ? untagged.replaceAll('.', '') : untagged
}
