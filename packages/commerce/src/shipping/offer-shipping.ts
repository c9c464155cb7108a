import type { Cents } from '@vonk/domain/money'
import type { ProductType } from '@vonk/domain/products'
import { type ConfiguredMethod, offerShippingMethods } from '@vonk/domain/shipping'
import type { Language, StoreView } from '@vonk/domain/stores'
import { storeTimeAt } from '@vonk/domain/time'
import { inLanguage } from '@vonk/languages'
import type { Tariff } from './schema.ts'
import { isTariffOf } from './store.ts'

export type OfferedMethod = ConfiguredMethod & Pick<Tariff, 'carrierTitle' | 'freeFrom'>

export type Parcel = {
  readonly view: Pick<StoreView, 'brand' | 'language'>
  readonly countryId: string | null
  readonly lines: readonly { readonly type: ProductType; readonly isPersonalised?: boolean }[]
  /** Of the products, tax included, before any discount. */
  readonly subtotal: Cents
  readonly now: number
  readonly sameDayCutoffHour: number
}

/** How a cart can be delivered now, and what each way costs. */
export function offerShipping(tariffs: readonly Tariff[], parcel: Parcel): OfferedMethod[] {
  const { view, countryId, lines, subtotal, now, sameDayCutoffHour } = parcel
  const methods = tariffs
    .filter((tariff) => isTariffOf(tariff, view.brand))
    .map((tariff) => toMethod(tariff, view, subtotal))
  return [...offerShippingMethods(methods, { countryId, lines, storeTime: storeTimeAt(now) }, { sameDayCutoffHour })]
}

/** One that a process of before has just put in has no title yet. */
function titleIn({ titles, carrierTitle }: Tariff, language: Language): string {
  return Object.keys(titles).length > 0 ? inLanguage(titles, language) : carrierTitle
}

function toMethod(tariff: Tariff, { language }: Parcel['view'], subtotal: Cents): OfferedMethod {
  const { carrierCode, methodCode, carrierTitle, kind, timing, isDefault, price, freeFrom } = tariff
  return {
    carrierCode,
    methodCode,
    carrierTitle,
    methodTitle: titleIn(tariff, language),
    kind,
    timing,
    countries: [tariff.countryId],
    isDefault,
    freeFrom,
    priceInclTax: freeFrom !== null && subtotal >= freeFrom ? 0 : price,
    // Any other way depends on the hour, or on a place the shop has to be asked about.
    isOffline: kind === 'home' && timing === 'standard',
    isAvailable: true,
    isServerMethod: true,
  }
}
