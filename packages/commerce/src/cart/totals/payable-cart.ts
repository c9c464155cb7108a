import type { PaymentMethod } from '@vonk/domain/payments'
import { offeredCredit } from '@vonk/domain/settings'
import type { Db } from '@vonk/platform/db'
import type { CartParts } from '../stored/cart-parts.ts'
import { offerPayments } from './offer-payments.ts'
import { type TotalledCart, totalCart } from './total-cart.ts'

export type PayableCart = TotalledCart & { readonly payments: readonly PaymentMethod[] }

/** What a cart costs at this moment, and the ways to pay that. */
export async function payableCart(
  db: Db,
  opened: Parameters<typeof totalCart>[1],
  parts: CartParts,
): Promise<PayableCart> {
  const totalled = await totalCart(db, opened, parts)
  const { taxCountry, language } = opened.view
  const country = opened.cart.countryId ?? taxCountry
  const { lines, totals } = totalled
  const settings = parts.settingsOf(opened.view)
  const offer = { extra: settings.extraPaymentMethods, credit: offeredCredit(settings) }
  return { ...totalled, payments: offerPayments({ country, language, lines, amountDue: totals.grandTotal, ...offer }) }
}
