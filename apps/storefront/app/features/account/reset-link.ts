/** What the link in the mail says behind the #, which no server ever hears. */
export type ResetLink = { readonly token: string; readonly email: string }

export function readResetLink(hash: string): ResetLink | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const token = said.get('token') ?? ''
  const email = said.get('email') ?? ''
  return token === '' || email === '' ? null : { token, email }
}
