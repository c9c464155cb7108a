import { type CheckoutState, type PlaceAddress, restoreCheckout, type StoredCheckout } from '@vonk/domain/checkout'
import type { DeliveryDestination } from '@vonk/domain/forms'
import type { MethodReference } from '@vonk/domain/shipping'
import * as v from 'valibot'
import type { DeviceStorage } from '../store/device-storage.ts'
import { amount, type EachField, id, oneOf, orNull, read, text, textOrEmpty, texts } from '../store/lenient.ts'
import { addressFields } from '../store/stored-address.ts'
import { modifiedAtKey } from './checkout-activity.ts'

type Stored = StoredCheckout
type PersonalDetails = Stored['personalDetails']
type ShippingDetails = Stored['shippingDetails']
type PaymentDetails = Stored['paymentDetails']

const never = v.fallback(
  v.custom<false>(() => false),
  false,
)

const person = {
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  middleName: textOrEmpty,
  emailAddress: textOrEmpty,
  // Whoever wrote one there: it is not read.
  password: v.pipe(
    textOrEmpty,
    v.transform(() => ''),
  ),
  createAccount: never,
} satisfies EachField<PersonalDetails>

const address = { ...addressFields, region: textOrEmpty, regionId: orNull(amount) }

const home: DeliveryDestination = { kind: 'home' }

const place = v.fallback(
  v.union([
    v.object({ kind: oneOf(['service-point', 'store']), id: orNull(id) }),
    v.object({ kind: oneOf(['home']) }),
  ]) satisfies v.GenericSchema<unknown, DeliveryDestination>,
  home,
)

const placeAddress = v.object({
  street: text,
  number: textOrEmpty,
  postcode: text,
  city: text,
  countryId: text,
} satisfies EachField<PlaceAddress>)

const method = v.object({ carrierCode: text, methodCode: text } satisfies EachField<MethodReference>)

const shipping = {
  ...address,
  shippingMethod: orNull(method),
  place,
  placeAddress: orNull(placeAddress),
  timeframeId: orNull(text),
} satisfies EachField<ShippingDetails>

const payment = {
  ...address,
  company: textOrEmpty,
  taxId: textOrEmpty,
  paymentMethod: orNull(text),
  paymentMethodAdditional: texts,
} satisfies EachField<PaymentDetails>

const isOn = v.fallback(oneOf([true, false]), false)

const choices = {
  useAlternateShipping: isOn,
  useDefaultAlternateShipping: isOn,
  shippingAddressId: orNull(id),
  billingAddressId: orNull(id),
}

type StoredPart = {
  readonly key: string
  /** What is kept under the key. */
  of(stored: Stored): unknown
  read(json: unknown): Partial<Stored>
}

/** One key for each section, so that two tabs that fill in different sections do not overwrite each other. */
const storedParts: readonly StoredPart[] = [
  {
    key: 'shop/checkout/personal-details',
    of: ({ personalDetails }) => personalDetails,
    read: (json) => ({ personalDetails: read(v.object(person), Object(json)) }),
  },
  {
    key: 'shop/checkout/shipping-details',
    of: ({ shippingDetails }) => shippingDetails,
    read: (json) => ({ shippingDetails: read(v.object(shipping), Object(json)) }),
  },
  {
    key: 'shop/checkout/payment-details',
    of: ({ paymentDetails }) => paymentDetails,
    read: (json) => ({ paymentDetails: read(v.object(payment), Object(json)) }),
  },
  {
    key: 'shop/checkout/choices',
    of: ({ useAlternateShipping, useDefaultAlternateShipping, shippingAddressId, billingAddressId }) => ({
      useAlternateShipping,
      useDefaultAlternateShipping,
      shippingAddressId,
      billingAddressId,
    }),
    read: (json) => read(v.object(choices), Object(json)),
  },
  {
    key: modifiedAtKey,
    of: ({ modifiedAt }) => modifiedAt,
    read: (json) => ({ modifiedAt: read(orNull(amount), json) }),
  },
]

/** The checkout as the device remembers it. */
export function readCheckout(storage: DeviceStorage): CheckoutState {
  const found = storedParts.flatMap(({ key, read: readPart }) => {
    const json = storage.get(key)
    return json === null ? [] : [readPart(parseJson(json))]
  })
  return restoreCheckout(Object.assign({}, ...found))
}

/** Writes the parts that are not as before. */
export function writeCheckout(storage: DeviceStorage, before: Stored, after: Stored): void {
  for (const { key, of } of storedParts) {
    const text = JSON.stringify(of(after))
    if (text !== JSON.stringify(of(before))) storage.set(key, text)
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
