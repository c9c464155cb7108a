import type { Profile, ProfileAddress } from '@vonk/domain/session'
import { fieldsOf, idOf, listOf, numberOf, textOf } from '../read-stored.ts'

/** The customer as the server describes her, in the words of the shop. */
export function toProfile(value: unknown): { readonly profile: Profile; readonly groupToken: string | null } | null {
  const me = fieldsOf(value)
  const email = textOf(me?.email)
  if (!me || email === null) return null
  const profile: Profile = {
    email,
    firstName: textOf(me.firstname) ?? '',
    lastName: [textOf(me.middlename), textOf(me.lastname)].filter((part) => part !== null).join(' '),
    groupId: numberOf(me.group_id),
    addresses: listOf(me.addresses, toAddress),
  }
  return { profile, groupToken: textOf(me.groupToken) }
}

function toAddress(value: unknown): ProfileAddress | null {
  const address = fieldsOf(value)
  if (!address) return null
  const text = (field: string) => textOf(address[field]) ?? ''
  const [street = '', number = '', affix = ''] = listOf(address.street, (line) =>
    typeof line === 'string' ? line : null,
  )
  return {
    id: idOf(address.id),
    customerId: idOf(address.customer_id),
    firstName: text('firstname'),
    lastName: text('lastname'),
    street,
    number,
    affix,
    postcode: text('postcode'),
    city: text('city'),
    countryId: text('country_id'),
    phone: text('telephone'),
  }
}
