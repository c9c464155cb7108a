import { err, ok, type Result } from '../result/index.ts'
import { countCharacters, tidyText } from '../text/index.ts'
import type { FormRefusal } from './form.ts'

/** A number one can dial, without the ways people group it: "+31 (0)6 1234-5678" is +31612345678. */
export function checkPhone(text: string): Result<string, FormRefusal> {
  const typed = tidyText(text)
  if (typed === '') return err({ code: 'required' })
  const bare = typed
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d{1,3}\s?)\(0\)/, '$1')
    .replace(/[\s().\-/–]/g, '')
  return isDialable(bare) ? ok(bare) : err({ code: 'phone-invalid' })
}

// E.164 ends at 15 digits; the shortest German numbers with area code have 7.
function isDialable(bare: string): boolean {
  return /^(?:\+[1-9]\d{6,14}|0[1-9]\d{5,13})$/.test(bare)
}

export const minTaxId = 3

export function checkTaxId(text: string): Result<string, FormRefusal> {
  const taxId = tidyText(text)
  if (taxId === '') return err({ code: 'required' })
  return countCharacters(taxId) < minTaxId ? err({ code: 'tax-id-too-short', minimum: minTaxId }) : ok(taxId)
}

export type DeliveryDestination =
  | { readonly kind: 'home' }
  | { readonly kind: 'service-point'; readonly id: string | null }
  | { readonly kind: 'store'; readonly id: string | null }

/** Picking up needs a place to pick up from. */
export function checkDestination(place: DeliveryDestination): Result<DeliveryDestination, FormRefusal> {
  return place.kind === 'home' || place.id ? ok(place) : err({ code: 'service-point-missing' })
}

export function checkTerms(isAccepted: boolean): Result<true, FormRefusal> {
  return isAccepted ? ok(true) : err({ code: 'terms-not-accepted' })
}
