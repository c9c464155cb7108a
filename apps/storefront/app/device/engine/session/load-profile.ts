import type { CallResult } from '@vonk/client'
import { readMe } from '@vonk/contract/calls'
import { keepSelection, type SelectedChild } from '@vonk/domain/family'
import type { Profile, ProfileAddress } from '@vonk/domain/session'
import type { EngineParts } from '../engine-parts.ts'
import { toChild } from '../family/to-child.ts'
import type { Transmitter } from '../tasks/transmitter.ts'

/** Asks who the customer is; without an answer the device goes on with what it has. */
export async function loadProfile({ store, settings }: EngineParts, api: Transmitter): Promise<void> {
  const answer = await api.call(readMe, {})
  if (!answer.isOk) return
  const profile = toProfile(answer.value)
  const groupToken = answer.value.groupToken ?? null
  store.change((state) => {
    if (state.session.token === null) return state
    const selectedChild = stillSelected(profile, state.session.selectedChild, settings)
    return { ...state, session: { ...state.session, profile, groupToken, groupId: profile.groupId, selectedChild } }
  })
}

/** A child that was deleted or renamed on another device; whether the view shows one at all is not decided here. */
function stillSelected({ children }: Profile, selected: SelectedChild | null, settings: EngineParts['settings']) {
  return keepSelection({ view: { hasFamilyAccount: true }, isLoggedIn: true, children }, selected, settings)
}

type Customer = CallResult<typeof readMe>

/** The customer as the server describes her, in the words of the shop. */
export function toProfile(customer: Customer): Profile {
  const { id, email, firstname, middlename, lastname, group_id, addresses, extension_attributes } = customer
  return {
    customerId: String(id),
    email,
    firstName: firstname,
    lastName: [middlename, lastname].filter(Boolean).join(' '),
    groupId: group_id,
    addresses: addresses.map(toAddress),
    children: extension_attributes.children.map(toChild),
  }
}

function toAddress(address: Customer['addresses'][number]): ProfileAddress {
  const [street = '', number = '', affix = ''] = address.street
  return {
    id: String(address.id),
    customerId: String(address.customer_id),
    firstName: address.firstname,
    lastName: address.lastname,
    street,
    number,
    affix,
    postcode: address.postcode,
    city: address.city,
    countryId: address.country_id,
    phone: address.telephone,
  }
}
