import type { Cents } from '@vonk/domain/money'
import { ok, type Result } from '@vonk/domain/result'
import { type TaxedAmount, taxedAmount } from '@vonk/domain/tax'
import type { Db } from '@vonk/platform/db'
import type { OfferedMethod } from '../shipping/index.ts'
import { priceLines } from './lines/price-lines.ts'
import type { CartParts } from './stored/cart-parts.ts'
import type { ChangeRefusal } from './stored/change-cart.ts'
import { type CartChoices, chooseForCart } from './stored/choose-for-cart.ts'
import { type AccessRefusal, type Caller, type OpenedCart, readCart } from './stored/open-cart.ts'
import { type PayableCart, payableCart } from './totals/payable-cart.ts'
import { offerMethods, shippingTax } from './totals/total-cart.ts'

export type TaxedMethod = OfferedMethod & { readonly price: TaxedAmount }

/** An address without a region is in none. */
export type DeliveryChange = Partial<Omit<CartChoices, 'region'>> & { readonly region?: string | null | undefined }

/** As much of an address as is known while it is being filled in. */
type Estimate = { readonly countryId: string; readonly region: string }

const COUNTRY = /^[A-Z]{2}$/

/** The way a cart goes to its buyer, and what it costs altogether. */
export function createCartDelivery(parts: CartParts) {
  const { db, sellables } = parts

  const payable = (reader: Db, opened: OpenedCart, { view }: Caller) => payableCart(reader, { ...opened, view }, parts)

  return {
    async read(caller: Caller): Promise<Result<PayableCart, AccessRefusal>> {
      const opened = await readCart(parts, caller)
      return opened.ok ? ok(await payable(db, opened.value, caller)) : opened
    },

    /** A country that is not one yet, as a form is being filled in, is the view's own. */
    async offer(caller: Caller, { countryId: said, region }: Estimate): Promise<Result<TaxedMethod[], AccessRefusal>> {
      const opened = await readCart(parts, caller)
      if (!opened.ok) return opened
      const { view } = caller
      const { cart, ...shopper } = opened.value
      const lines = await priceLines(db, opened.value.lines, { ...shopper, sellables, view })
      const countryId = COUNTRY.test(said) ? said : view.taxCountry
      const methods = offerMethods({ ...shopper, cart: { ...cart, countryId }, view }, lines, parts)
      const rate = shippingTax(lines, { country: countryId, region: region || null })
      const taxed = (gross: Cents) => taxedAmount(gross, { rate, sourcePriceIncludesTax: true })
      return ok(methods.map((method) => ({ ...method, price: taxed(method.priceInclTax) })))
    },

    /** What is left out stays as it was. */
    change(caller: Caller, delivery: DeliveryChange): Promise<Result<PayableCart, ChangeRefusal>> {
      const { countryId, region, ...change } = delivery
      const country = countryId && COUNTRY.test(countryId) ? { countryId, region: region || null } : {}
      const choices = { ...given(change), ...country }
      return chooseForCart(parts, caller, async (reader, { cart, ...opened }) => {
        const answer = await payable(reader, { ...opened, cart: { ...cart, ...choices } }, caller)
        return ok({ choices, answer })
      })
    },
  }
}

function given(change: Partial<CartChoices>): Partial<CartChoices> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value))
}
