import type { AddressLookup } from '@vonk/domain/addresses'
import { request } from '@vonk/platform/http-client'
import { z } from 'zod'
import type { AddressFinder, LookedUpAddress } from './port.ts'

export type Pro6ppOptions = {
  readonly authKey: string
  /** Where it is asked, if not at its maker's. */
  readonly endpoint?: string | undefined
  readonly patienceMs?: number | undefined
}

const makersEndpoint = 'https://api.pro6pp.nl/v2'

const answerSchema = z.object({
  street: z.string().min(1),
  settlement: z.string().min(1),
  province: z.string().nullish(),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
})

/** Asks the autocomplete call of pro6pp. */
export function createPro6pp({ authKey, endpoint = makersEndpoint, patienceMs }: Pro6ppOptions): AddressFinder {
  async function ask(lookup: AddressLookup, premise: string): Promise<LookedUpAddress | null> {
    const url = new URL(`${endpoint}/autocomplete/${lookup.countryCode.toLowerCase()}`)
    url.search = String(queryOf(lookup, premise))
    url.searchParams.set('authKey', authKey)
    const answer = await request({ name: 'pro6pp', url, patienceMs }, answerSchema)
    return answer && toAddress(lookup, answer)
  }

  return {
    async find(lookup) {
      // What people write behind a number ("3 hoog") is often no premise of the register.
      return (await ask(lookup, lookup.premise)) ?? (lookup.premise === '' ? null : ask(lookup, ''))
    },
  }
}

function queryOf({ postalCode, streetNumber, street }: AddressLookup, premise: string): URLSearchParams {
  const query = new URLSearchParams({
    postalCode: postalCode.replace(' ', ''),
    streetNumberAndPremise: `${streetNumber} ${premise}`.trim(),
  })
  if (street !== '') query.set('street', street)
  return query
}

function toAddress(lookup: AddressLookup, answer: z.output<typeof answerSchema>): LookedUpAddress {
  const { countryCode, postalCode, streetNumber, premise } = lookup
  const { street, settlement, province, lat, lng } = answer
  return {
    countryCode,
    postalCode,
    street,
    streetNumber,
    premise,
    city: settlement,
    region: province ?? '',
    position: typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : null,
  }
}
