/** Protocol and port of the pages. */
export type Site = { readonly protocol: string; readonly port: string }

/** The shop as a browser knows it: passkeys are made for a host, and signed with the address of the page. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string }

/** The shop behind a host, never the host that a request names: that could be anything. */
export function relyingPartyOf(
  { host, name }: { readonly host: string; readonly name: string },
  { protocol, port }: Site,
): RelyingParty {
  return { id: host, name, origin: `${protocol}//${host}${port === '' ? '' : `:${port}`}` }
}
