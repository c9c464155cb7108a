import { type ProfileInput, splitStreet } from '@vonk/contract'
import type { AddressChange, ProfileChange } from '../customers/index.ts'

/** What a client sent, in the words of the shop. */
export function toProfileChange({ email, firstname, middlename, lastname, addresses }: ProfileInput): ProfileChange {
  return {
    ...(email !== undefined && { email }),
    ...(firstname !== undefined && { firstName: firstname }),
    ...(middlename !== undefined && { middleName: middlename ?? '' }),
    ...(lastname !== undefined && { lastName: lastname }),
    ...(addresses && { addresses: addresses.map(toAddressChange) }),
  }
}

type AddressInput = NonNullable<ProfileInput['addresses']>[number]

function toAddressChange(address: AddressInput): AddressChange {
  const { street, number, affix } = splitStreet(address.street)
  return {
    id: address.id,
    customerId: address.customer_id,
    firstName: address.firstname,
    lastName: address.lastname,
    company: address.company,
    taxId: address.vat_id,
    street,
    number,
    affix,
    postcode: address.postcode,
    city: address.city,
    region: address.region,
    regionId: address.region_id,
    countryId: address.country_id,
    phone: address.telephone,
    isDefaultShipping: address.default_shipping,
    isDefaultBilling: address.default_billing,
  }
}
