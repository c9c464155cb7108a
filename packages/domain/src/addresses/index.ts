export {
  type AddressLookup,
  acceptLookupAnswer,
  type FoundAddress,
  type LookupAnswer,
  type LookupField,
  type LookupRefusal,
  type LookupSettings,
  lookupKey,
  planAddressLookup,
} from './address-lookup.ts'
export { type AddressBookRefusal, type AddressOwner, type BookAddress, checkAddressBook } from './check-address-book.ts'
export { type BillingAddressRefusal, type BillingFields, checkBillingAddress } from './check-billing-address.ts'
export { checkDeliveryAddress, type DeliveryAddressRefusal } from './check-delivery-address.ts'
export { joinMiddleName } from './join-middle-name.ts'
