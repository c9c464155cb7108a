import type { SelectedChild } from '@vonk/domain/family'
import type { Profile, ProfileAddress } from '@vonk/domain/session'
import { fieldsOf, idOf, listOf, numberOf, textOf } from './read-stored.ts'

export function readStoredProfile(value: unknown): Profile | null {
  const stored = fieldsOf(value)
  const email = textOf(stored?.email)
  if (!stored || email === null) return null
  return {
    email,
    firstName: textOf(stored.firstName) ?? '',
    lastName: textOf(stored.lastName) ?? '',
    groupId: numberOf(stored.groupId),
    addresses: listOf(stored.addresses, readAddress),
  }
}

function readAddress(value: unknown): ProfileAddress | null {
  const stored = fieldsOf(value)
  if (!stored) return null
  const text = (field: string) => textOf(stored[field]) ?? ''
  return {
    id: idOf(stored.id),
    customerId: idOf(stored.customerId),
    firstName: text('firstName'),
    lastName: text('lastName'),
    street: text('street'),
    number: text('number'),
    affix: text('affix'),
    postcode: text('postcode'),
    city: text('city'),
    countryId: text('countryId'),
    phone: text('phone'),
  }
}

export function readStoredChild(value: unknown): SelectedChild | null {
  const stored = fieldsOf(value)
  const id = idOf(stored?.id)
  const firstName = textOf(stored?.firstName)
  return id === null || firstName === null ? null : { id, firstName, color: textOf(stored?.color) }
}
