import { checkBillingAddress } from '../addresses/index.ts'
import {
  type AddressFields,
  checkDestination,
  checkEmail,
  checkName,
  checkPassword,
  checkShippingAddress,
} from '../forms/index.ts'
import type { Cents } from '../money/index.ts'
import { isSameMethod } from '../shipping/index.ts'
import type { CheckoutState, PaymentDetails, PersonalDetails, Region, ShippingDetails } from './checkout-state.ts'

type Addresses = Pick<CheckoutState, 'shippingDetails' | 'paymentDetails' | 'useAlternateShipping'>

/** Whom the bill is made out to: one address serves both, unless another is given or nothing is shipped. */
export function billingFieldsOf(
  { shippingDetails, paymentDetails, useAlternateShipping }: Addresses,
  { isVirtual }: { readonly isVirtual: boolean },
): PaymentDetails {
  if (isVirtual || useAlternateShipping) return paymentDetails
  const { shippingMethod: _m, place: _p, placeAddress: _a, timeframeId: _t, ...address } = shippingDetails
  return { ...paymentDetails, ...address }
}

/** Where the goods go, whose country's tax is in the price: the parcel point or shop that was chosen, else the address that was typed. */
export function destinationOf({ place, placeAddress, ...address }: ShippingDetails): AddressFields & Region {
  const { shippingMethod: _m, timeframeId: _t, ...own } = address
  if (place.kind === 'home' || placeAddress === null) return own
  return { ...own, affix: '', region: '', regionId: null, ...placeAddress }
}

export type CheckoutSection = 'contact' | 'shipping' | 'payment' | 'review'

export type SectionState = {
  readonly section: CheckoutSection
  readonly isComplete: boolean
  /** All sections before it are complete. */
  readonly isReachable: boolean
}

export type CheckoutSituation = {
  readonly checkout: CheckoutState
  /** Nothing to deliver, so no delivery address is asked. */
  readonly isVirtual: boolean
  readonly amountDue: Cents
}

/** The sections of the checkout in order, each with where the shopper stands. The review is complete when all others are. */
export function checkoutSections(situation: CheckoutSituation): readonly SectionState[] {
  const sections: SectionState[] = []
  let isReachable = true
  for (const section of sectionsOf(situation)) {
    const isComplete: boolean = section === 'review' ? isReachable : checks[section](situation)
    sections.push({ section, isComplete, isReachable })
    isReachable = isReachable && isComplete
  }
  return sections
}

/** The section the shopper has to fill in next; the review when nothing is missing. */
export function nextSection(situation: CheckoutSituation): CheckoutSection {
  return checkoutSections(situation).find(({ isComplete }) => !isComplete)?.section ?? 'review'
}

function sectionsOf({ isVirtual }: CheckoutSituation): readonly CheckoutSection[] {
  return isVirtual ? ['contact', 'payment', 'review'] : ['contact', 'shipping', 'payment', 'review']
}

const checks: Readonly<Record<Exclude<CheckoutSection, 'review'>, (situation: CheckoutSituation) => boolean>> = {
  contact: ({ checkout }) => isContactComplete(checkout.personalDetails),
  shipping: ({ checkout }) => isShippingComplete(checkout),
  payment: isPaymentComplete,
}

/** An account is never asked for; who wants one needs a password. */
function isContactComplete({ firstName, lastName, emailAddress, password, createAccount }: PersonalDetails): boolean {
  const isKnown = checkName(firstName).ok && checkName(lastName).ok && checkEmail(emailAddress).ok
  return isKnown && (!createAccount || checkPassword(password).ok)
}

/** A method that is no longer on offer, or brings the goods to another kind of place, counts as not chosen. */
function isShippingComplete({ shippingDetails, shippingMethods }: CheckoutState): boolean {
  const { shippingMethod, place } = shippingDetails
  if (shippingMethod === null) return false
  const isChosen = shippingMethods.some((method) => isSameMethod(method, shippingMethod) && method.kind === place.kind)
  return isChosen && checkShippingAddress(shippingDetails).ok && checkDestination(place).ok
}

function isPaymentComplete({ checkout, isVirtual, amountDue }: CheckoutSituation): boolean {
  const { paymentMethod } = checkout.paymentDetails
  const isChosen = checkout.paymentMethods.some(({ code }) => code === paymentMethod)
  return (isChosen || amountDue <= 0) && checkBillingAddress(billingFieldsOf(checkout, { isVirtual })).ok
}
