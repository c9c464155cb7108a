export {
  type AddressLookup,
  acceptLookupAnswer,
  checkAddressLookup,
  type FoundAddress,
  type IncompleteLookup,
  type LookupAnswer,
  type LookupField,
  type LookupRefusal,
  type LookupSettings,
  lookupKey,
  planAddressLookup,
} from './address-lookup.ts'
export {
  type BillingAddressRefusal,
  type BillingFields,
  checkBillingAddress,
  checkDeliveryAddress,
  type DeliveryAddressRefusal,
  joinMiddleName,
} from './check-address.ts'
export { type AddressBookRefusal, type AddressOwner, type BookAddress, checkAddressBook } from './check-address-book.ts'
export { type StreetParts, streetLine } from './street-line.ts'
