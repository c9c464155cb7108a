import { checkPostcode } from '../forms/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { OrderSettings } from '../settings/index.ts'
import { tidyText } from '../text/index.ts'

/** What is typed into the address form so far; `premise` is the affix of the house number. */
export type AddressLookup = {
  readonly countryCode: string
  readonly postalCode: string
  readonly streetNumber: string
  readonly premise: string
  /** Empty in the Netherlands, where the street is what the lookup finds. */
  readonly street: string
}

export type LookupField = 'postalCode' | 'streetNumber' | 'street'

export type IncompleteLookup =
  | { readonly code: 'country-not-looked-up' }
  | { readonly code: 'lookup-incomplete'; readonly missing: readonly LookupField[] }

export type LookupRefusal = IncompleteLookup | { readonly code: 'lookup-unchanged' }

export type LookupSettings = Pick<OrderSettings, 'addressLookupCountries'>

const dutchFields: readonly LookupField[] = ['postalCode', 'streetNumber']
const otherFields: readonly LookupField[] = ['postalCode', 'streetNumber', 'street']

/** The lookup to make for what was typed, unless the country has none, something is missing or it was just made. */
export function planAddressLookup(
  typed: AddressLookup,
  last: AddressLookup | null,
  settings: LookupSettings,
): Result<AddressLookup, LookupRefusal> {
  const lookup = checkAddressLookup(typed, settings)
  return lookup.ok && last !== null && isSameLookup(lookup.value, last) ? err({ code: 'lookup-unchanged' }) : lookup
}

/** What was typed in the form the post writes it, if it is enough to look up an address of its country. */
export function checkAddressLookup(
  typed: AddressLookup,
  { addressLookupCountries }: LookupSettings,
): Result<AddressLookup, IncompleteLookup> {
  const { countryCode } = typed
  if (!addressLookupCountries.includes(countryCode)) return err({ code: 'country-not-looked-up' })
  const needed = countryCode === 'NL' ? dutchFields : otherFields
  const lookup = tidyLookup(typed, needed)
  const missing = needed.filter((field) => lookup[field] === '')
  return missing.length > 0 ? err({ code: 'lookup-incomplete', missing }) : ok(lookup)
}

function tidyLookup(typed: AddressLookup, needed: readonly LookupField[]): AddressLookup {
  const { countryCode } = typed
  const postcode = checkPostcode(typed.postalCode, countryCode)
  return {
    countryCode,
    // Half a postcode finds nothing: it counts as missing.
    postalCode: postcode.ok ? postcode.value : '',
    streetNumber: tidyText(typed.streetNumber),
    premise: tidyText(typed.premise),
    street: needed.includes('street') ? tidyText(typed.street) : '',
  }
}

function isSameLookup(one: AddressLookup, other: AddressLookup): boolean {
  return lookupKey(one) === lookupKey(other) && one.street === other.street
}

/** What a found address is kept under. */
export function lookupKey({ postalCode, streetNumber, premise, countryCode }: AddressLookup): string {
  return JSON.stringify([postalCode, streetNumber, premise, countryCode])
}

export type LookupAnswer<Address> = { readonly code: number; readonly address: Address | null }
export type FoundAddress<Address> = { readonly key: string; readonly address: Address }

/** The address an answer brings; an answer that is not 200, empty or overtaken by a newer lookup brings none. */
export function acceptLookupAnswer<Address>(
  { code, address }: LookupAnswer<Address>,
  { asked, last }: { readonly asked: AddressLookup; readonly last: AddressLookup },
): FoundAddress<Address> | null {
  if (code !== 200 || address === null || !isSameLookup(asked, last)) return null
  return { key: lookupKey(asked), address }
}
