import { LRUCache } from '@vonk/platform/cache'
import type { AddressFinder, LookedUpAddress } from './port.ts'

const MOST = 5_000
const KEPT_FOR = 24 * 3_600_000

type Answer = { readonly address: LookedUpAddress | null }

/** The same finder, which is not asked twice in a day for one address: every question to another company has its price. */
export function rememberAddresses(finder: AddressFinder): AddressFinder {
  const answers = new LRUCache<string, Answer>({ max: MOST, ttl: KEPT_FOR })
  return {
    async find(lookup) {
      const { countryCode, postalCode, streetNumber, premise, street } = lookup
      const key = JSON.stringify([countryCode, postalCode, streetNumber, premise, street])
      const kept = answers.get(key)
      if (kept) return kept.address
      const address = await finder.find(lookup)
      answers.set(key, { address })
      return address
    },
  }
}
