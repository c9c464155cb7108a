import type { StoreView } from '@vonk/domain/stores'
import { type RelyingParty, relyingPartyOf, type Site } from '@vonk/platform/webauthn'

/** The shop of a view, as browsers keep its passkeys. */
export function partyOf({ host, brandName }: Pick<StoreView, 'host' | 'brandName'>, site: Site): RelyingParty {
  return relyingPartyOf({ host, name: brandName }, site)
}
