import type { CartParts } from '@vonk/commerce/cart'
import { createSellables } from '@vonk/commerce/sellables'
import type { Sessions } from '@vonk/commerce/sessions'
import type { LiveTariffs } from '@vonk/commerce/shipping'
import type { LiveSettings } from '@vonk/commerce/stores'
import type { Throttles } from '@vonk/commerce/throttles'
import type { Database } from '@vonk/platform/db'
import type { Catalogue } from './open-catalogue.ts'

type PartSources = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly settings: LiveSettings
  readonly tariffs: LiveTariffs
  readonly sessions: Sessions
  readonly throttles: Throttles
}

/** What a cart needs of the rest of the shop. */
export function cartParts({ db, catalogue, settings, tariffs, sessions, throttles }: PartSources): CartParts {
  const findPriceContext = async (view: string) => (await catalogue.index.find(view)?.loadContext()) ?? null
  return {
    db,
    throttles,
    sellables: createSellables({ db, findPriceContext }),
    async whoIs(token) {
      const customer = await sessions.whoIs(token)
      return customer && { customerId: customer.id, groupId: customer.groupId, emailAddress: customer.email }
    },
    settingsOf: settings.of,
    tariffs: tariffs.all,
    now: Date.now,
  }
}
