import type { BillingFields } from '../addresses/index.ts'
import type { AddressFields, DeliveryDestination } from '../forms/index.ts'
import type { PaymentMethod } from '../payments/index.ts'
import type { MethodReference, ShippingMethod } from '../shipping/index.ts'

export type PersonalDetails = {
  readonly firstName: string
  readonly lastName: string
  /** Kept apart until the order is placed. */
  readonly middleName: string
  readonly emailAddress: string
  readonly password: string
  readonly createAccount: boolean
}

export type Region = { readonly region: string; readonly regionId: number | null }

/** Where a parcel point or a shop is; the number is empty where the street has it. */
export type PlaceAddress = Pick<AddressFields, 'street' | 'number' | 'postcode' | 'city' | 'countryId'>

export type ShippingDetails = AddressFields &
  Region & {
    readonly shippingMethod: MethodReference | null
    readonly place: DeliveryDestination
    /** Of the parcel point or shop that was chosen: that is where the goods go. */
    readonly placeAddress: PlaceAddress | null
    /** When it is brought home; null for the first free slot. */
    readonly timeframeId: string | null
  }

export type PaymentDetails = BillingFields &
  Region & {
    readonly paymentMethod: string | null
    readonly paymentMethodAdditional: Readonly<Record<string, string>>
  }

export type CheckoutState = {
  readonly personalDetails: PersonalDetails
  readonly shippingDetails: ShippingDetails
  readonly paymentDetails: PaymentDetails
  readonly order: { readonly orderId: string; readonly orderNumber: string | null } | null
  /** The methods on offer. */
  readonly paymentMethods: readonly PaymentMethod[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly isThankYouPage: boolean
  readonly modifiedAt: number | null
  /** The bill goes to another address than the parcel. */
  readonly useAlternateShipping: boolean
  /** That other address is the customer's default. */
  readonly useDefaultAlternateShipping: boolean
  /** Addresses chosen from the address book. */
  readonly shippingAddressId: string | null
  readonly billingAddressId: string | null
}

const noAddress: AddressFields & Region = {
  firstName: '',
  lastName: '',
  street: '',
  number: '',
  affix: '',
  postcode: '',
  city: '',
  countryId: '',
  phone: '',
  region: '',
  regionId: null,
}

export const emptyCheckout: CheckoutState = {
  personalDetails: {
    firstName: '',
    lastName: '',
    middleName: '',
    emailAddress: '',
    password: '',
    createAccount: false,
  },
  shippingDetails: {
    ...noAddress,
    shippingMethod: null,
    place: { kind: 'home' },
    placeAddress: null,
    timeframeId: null,
  },
  paymentDetails: { ...noAddress, company: '', taxId: '', paymentMethod: null, paymentMethodAdditional: {} },
  order: null,
  paymentMethods: [],
  shippingMethods: [],
  isThankYouPage: false,
  modifiedAt: null,
  useAlternateShipping: false,
  useDefaultAlternateShipping: false,
  shippingAddressId: null,
  billingAddressId: null,
}

/** Any change by the shopper keeps the checkout alive. */
export function changeCheckout(
  checkout: CheckoutState,
  change: Partial<Omit<CheckoutState, 'modifiedAt'>>,
  now: number,
): CheckoutState {
  return { ...checkout, ...change, modifiedAt: now }
}

/** The password is needed once; it is not kept longer than that. */
export function withoutPassword(checkout: CheckoutState): CheckoutState {
  return { ...checkout, personalDetails: { ...checkout.personalDetails, password: '', createAccount: false } }
}
