import { lookUpAddress } from '@vonk/contract/calls'
import { type AddressLookup, acceptLookupAnswer, lookupKey, planAddressLookup } from '@vonk/domain/addresses'
import type { AddressFields } from '@vonk/domain/forms'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSettings } from '#device/index.ts'
import { useAsk } from '../use-ask.ts'

export type LookupState = 'idle' | 'asking' | 'found' | 'missing'

type Found = Pick<AddressFields, 'street' | 'city' | 'postcode'>

const typingMs = 250

/** Finds street and town of a postcode and a house number. What was found once is not filled in over a later correction. */
export function useAddressLookup(address: AddressFields, onFound: (found: Found) => void): LookupState {
  const settings = useSettings()
  const typed: AddressLookup = {
    countryCode: address.countryId,
    postalCode: address.postcode,
    streetNumber: address.number,
    premise: address.affix,
    street: address.countryId === 'NL' ? '' : address.street,
  }
  const plan = planAddressLookup(typed, null, settings)
  const lookup = plan.ok ? plan.value : null
  const asked = useAsk(lookUpAddress, lookup, { afterMs: typingMs })
  const filledIn = useRef<string | null>(null)
  const fillIn = useEffectEvent((value: { postalCode: string; street: string; settlement: string }) => {
    if (lookup === null || filledIn.current === lookupKey(lookup)) return
    const accepted = acceptLookupAnswer({ code: 200, address: value }, { asked: lookup, last: lookup })
    if (!accepted) return
    filledIn.current = accepted.key
    onFound({ street: value.street, city: value.settlement, postcode: value.postalCode })
  })
  const value = asked.state === 'answered' ? asked.value : null
  useEffect(() => {
    if (value) fillIn(value)
  }, [value])
  if (asked.state === 'answered') return 'found'
  return asked.state === 'failed' ? 'missing' : asked.state
}
