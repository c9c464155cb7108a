import { err, ok, type Result } from '../result/index.ts'

/** Who is asking, for which cart, and where the token travels. */
export type TaskIdentity = {
  readonly token: string | null
  readonly cartId: string | null
  readonly tokenInHeader: boolean
}

/** The token to send as a bearer header; null when it travels in the URL or there is none. */
export type ExpandedUrl = { readonly url: string; readonly bearerToken: string | null }

export type CartIdMissing = { readonly code: 'cart-id-missing'; readonly message: string }

/** Fills in who is asking and for which cart, at the moment of the call: a stored task outlives its token. */
export function expandTaskUrl(
  url: string,
  { token, cartId, tokenInHeader }: TaskIdentity,
): Result<ExpandedUrl, CartIdMissing> {
  if (url.includes('{{cartId}}') && !cartId) {
    const cause = 'the required cartId argument is null. Re-creating shopping cart synchro.'
    return err({ code: 'cart-id-missing', message: `Error executing sync task ${url} ${cause}` })
  }
  const withCart = url.replaceAll('{{cartId}}', () => encode(cartId))
  if (tokenInHeader) return ok({ url: withoutToken(withCart), bearerToken: token || null })
  return ok({ url: withCart.replaceAll('{{token}}', () => encode(token)), bearerToken: null })
}

function encode(value: string | null): string {
  return encodeURIComponent((value ?? '').toWellFormed())
}

function withoutToken(url: string): string {
  const queryAt = url.indexOf('?')
  if (queryAt < 0) return url
  const parameters = url.slice(queryAt + 1).split('&')
  const kept = parameters.filter((parameter) => !/^token(?:=|$)/.test(parameter))
  return kept.length > 0 ? `${url.slice(0, queryAt)}?${kept.join('&')}` : url.slice(0, queryAt)
}
