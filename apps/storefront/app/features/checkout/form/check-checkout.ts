import { checkBillingAddress } from '@vonk/domain/addresses'
import { billingFieldsOf, type CheckoutState } from '@vonk/domain/checkout'
import {
  checkDestination,
  checkEmail,
  checkPassword,
  checkShippingAddress,
  checkTerms,
  type FieldRefusals,
  type FormRefusal,
} from '@vonk/domain/forms'
import type { Cents } from '@vonk/domain/money'
import type { Result } from '@vonk/domain/result'
import { isSameMethod } from '@vonk/domain/shipping'

export type CheckoutToCheck = {
  readonly checkout: CheckoutState
  readonly isVirtual: boolean
  readonly amountDue: Cents
  readonly isTermsAccepted: boolean
}

/** Everything that is still wrong, by the name of its field, in the order of the page. */
export function checkCheckout(situation: CheckoutToCheck): FieldRefusals {
  const { checkout, isVirtual, isTermsAccepted } = situation
  return {
    ...contactRefusals(checkout),
    ...(isVirtual ? {} : shippingRefusals(checkout)),
    ...paymentRefusals(situation),
    ...refusalOf('terms', checkTerms(isTermsAccepted)),
  }
}

function contactRefusals({ personalDetails }: CheckoutState): FieldRefusals {
  const { emailAddress, createAccount, password } = personalDetails
  return {
    ...refusalOf('email', checkEmail(emailAddress)),
    ...(createAccount ? refusalOf('password', checkPassword(password)) : {}),
  }
}

function shippingRefusals({ shippingDetails, shippingMethods }: CheckoutState): FieldRefusals {
  const { shippingMethod, place } = shippingDetails
  const address = checkShippingAddress(shippingDetails)
  const isOffered = shippingMethod !== null && shippingMethods.some((method) => isSameMethod(method, shippingMethod))
  return {
    ...(address.ok ? {} : withPrefix('shipping', address.refusal.fields)),
    ...(isOffered ? {} : { delivery: { code: 'required' } as const }),
    ...refusalOf('place', checkDestination(place)),
  }
}

function paymentRefusals({ checkout, isVirtual, amountDue }: CheckoutToCheck): FieldRefusals {
  const { paymentMethod } = checkout.paymentDetails
  const isOffered = checkout.paymentMethods.some(({ code }) => code === paymentMethod)
  const billing = checkBillingAddress(billingFieldsOf(checkout, { isVirtual }))
  return {
    ...(isOffered || amountDue <= 0 ? {} : { payment: { code: 'required' } as const }),
    ...(billing.ok ? {} : withPrefix('billing', ownBillingFields(billing.refusal.fields, { checkout, isVirtual }))),
  }
}

/** What is wrong with an address that serves both is said beside the delivery address, once. */
function ownBillingFields(
  fields: FieldRefusals,
  { checkout, isVirtual }: Pick<CheckoutToCheck, 'checkout' | 'isVirtual'>,
): FieldRefusals {
  if (isVirtual || checkout.useAlternateShipping) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name === 'company' || name === 'taxId'))
}

function withPrefix(prefix: string, fields: FieldRefusals): FieldRefusals {
  return Object.fromEntries(Object.entries(fields).map(([name, refusal]) => [`${prefix}.${name}`, refusal]))
}

function refusalOf(name: string, checked: Result<unknown, FormRefusal>): FieldRefusals {
  return checked.ok ? {} : { [name]: checked.refusal }
}
