import type { AddressFields } from '@vonk/domain/forms'
import { type EachField, textOrEmpty } from './lenient.ts'

/** What every address has, in a customer's book as at the checkout. */
export const addressFields = {
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  street: textOrEmpty,
  number: textOrEmpty,
  affix: textOrEmpty,
  postcode: textOrEmpty,
  city: textOrEmpty,
  countryId: textOrEmpty,
  phone: textOrEmpty,
} satisfies EachField<AddressFields>
