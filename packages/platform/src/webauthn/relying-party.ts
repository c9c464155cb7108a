import type { StoreView } from '@vonk/domain/stores'

/** Protocol and port of the pages. */
export type Site = { readonly protocol: string; readonly port: string }

/** The shop as a browser knows it: passkeys are made for a host, and signed with the address of the page. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string }

const brandNames = { vonk: 'Vonk', razz: 'Razz' } as const

/** Of the view alone: what a request says of its host could be anything. */
export function relyingPartyOf(
  { host, brand }: Pick<StoreView, 'host' | 'brand'>,
  { protocol, port }: Site,
): RelyingParty {
  return { id: host, name: brandNames[brand], origin: `${protocol}//${host}${port === '' ? '' : `:${port}`}` }
}
