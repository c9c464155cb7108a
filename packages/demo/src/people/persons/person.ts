import type { StoredAddress, StoredCustomer } from '@vonk/commerce/customers'
import type { Country } from '../world.ts'

/** A customer and what is planned for them. */
export type Person = {
  readonly customer: StoredCustomer
  readonly country: Country
  /** The default comes first. */
  readonly addresses: readonly StoredAddress[]
  /** The views they shop in, some more often than others. */
  readonly storeCodes: readonly string[]
  /** How many days ago the account was made. */
  readonly daysKnown: number
  readonly orders: number
  readonly wishes: number
  /** Ages of the children, the eldest first. */
  readonly children: readonly number[]
}

/** Addresses get their ids when all people are known. */
export type NewPerson = Omit<Person, 'addresses' | 'customer'> & {
  readonly customer: Omit<StoredCustomer, 'id' | 'passwordHash'>
  readonly password: string | null
  readonly addresses: readonly Omit<StoredAddress, 'id' | 'customerId'>[]
}
