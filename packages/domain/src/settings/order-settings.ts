import type { PayLaterCredit } from './pay-later-credit.ts'

export type OrderSettings = {
  /** Orders placed offline are sent without asking once the shop is online again. */
  readonly automaticTransmission: boolean
  /** A checkout nobody touched for longer counts as left. */
  readonly checkoutActiveMs: number
  readonly orderHistoryPageSize: number
  /** Countries in which a postcode finds the street. */
  readonly addressLookupCountries: readonly string[]
  /** Ways to pay beside those of every view; the payment provider must offer them. */
  readonly extraPaymentMethods: readonly ('bancontact' | 'paypal')[]
  /** Paying later is offered, where it is known what there is to say of the credit. */
  readonly offersPayLater: boolean
  /** Who lends, what it costs and when it is due; nobody is offered a credit of which this is not known. */
  readonly payLaterCredit: PayLaterCredit | null
  /** Kilometres around an address in which pickup places are looked for. */
  readonly pickupSearchRadius: number
  /** Hour of the day, on the shop's clock, until which an order is delivered the same day. */
  readonly sameDayCutoffHour: number
  /** Loyalty points worth one euro. */
  readonly pointsPerEuro: number
  /** Loyalty points a customer gets for every euro spent. */
  readonly pointsEarnedPerEuro: number
  /** Percentage of the coupon a newsletter subscriber gets. */
  readonly newsletterCouponPercent: number
  /** A newsletter subscription counts only after the link in a mail was followed. */
  readonly newsletterDoubleOptIn: boolean
}

export const orderDefaults: OrderSettings = {
  automaticTransmission: false,
  checkoutActiveMs: 1_800_000,
  orderHistoryPageSize: 20,
  addressLookupCountries: ['BE', 'NL', 'DE'],
  extraPaymentMethods: [],
  offersPayLater: true,
  payLaterCredit: null,
  pickupSearchRadius: 30,
  sameDayCutoffHour: 15,
  pointsPerEuro: 100,
  pointsEarnedPerEuro: 1,
  newsletterCouponPercent: 10,
  newsletterDoubleOptIn: false,
}
