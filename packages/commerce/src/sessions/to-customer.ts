import { type CustomerDto, momentOf } from '@vonk/contract'
import type { StoredAddress, StoredCustomer } from '../customers/index.ts'
import { type StoredChild, toChild } from '../customers/index.ts'

type Parts = {
  readonly addresses: readonly StoredAddress[]
  readonly children: readonly StoredChild[]
  readonly storeId: number
  readonly groupToken?: string
}

/** A customer on the wire; flags are absent rather than false. */
export function toCustomer(customer: StoredCustomer, parts: Parts): CustomerDto {
  const { addresses, children, storeId, groupToken } = parts
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  return {
    id: customer.id,
    group_id: customer.groupId,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: momentOf(customer.createdAt),
    updated_at: momentOf(customer.updatedAt),
    created_in: customer.storeCode,
    email: customer.email,
    firstname: customer.firstName,
    ...(customer.middleName && { middlename: customer.middleName }),
    lastname: customer.lastName,
    store_id: storeId,
    website_id: 1,
    addresses: addresses.map(toAddress),
    disable_auto_group_change: 0,
    ...(groupToken && { groupToken }),
    extension_attributes: { children: children.map(toChild) },
  }
}

function toAddress(address: StoredAddress): CustomerDto['addresses'][number] {
  const regionId = address.regionId ?? 0
  return {
    id: address.id,
    customer_id: address.customerId,
    region: { region_code: null, region: address.region || null, region_id: regionId },
    region_id: regionId,
    country_id: address.countryId,
    street: [address.street, address.number, address.affix].filter((part) => part !== ''),
    ...(address.company && { company: address.company }),
    telephone: address.phone,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstName,
    lastname: address.lastName,
    ...(address.taxId && { vat_id: address.taxId }),
    ...(address.isDefaultShipping && { default_shipping: true as const }),
    ...(address.isDefaultBilling && { default_billing: true as const }),
  }
}
