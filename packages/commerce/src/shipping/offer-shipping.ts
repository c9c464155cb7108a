import type { Cents } from '@vonk/domain/money'
import type { ProductType } from '@vonk/domain/products'
import { type ConfiguredMethod, offerShippingMethods, type StoreTime } from '@vonk/domain/shipping'
import type { StoreView } from '@vonk/domain/stores'
import { type Tariff, tariffs } from './shipping-methods.data.ts'

export type OfferedMethod = ConfiguredMethod & Pick<Tariff, 'carrierTitle' | 'freeFrom'>

export type Parcel = {
  readonly view: Pick<StoreView, 'brand' | 'language'>
  readonly countryId: string | null
  readonly lines: readonly { readonly type: ProductType }[]
  /** Of the products, tax included, before any discount. */
  readonly subtotal: Cents
  readonly now: number
  readonly sameDayCutoffHour: number
}

/** How a cart can be delivered now, and what each way costs. */
export function offerShipping({ view, countryId, lines, subtotal, now, sameDayCutoffHour }: Parcel): OfferedMethod[] {
  const methods = tariffs
    .filter(({ brands }) => brands.includes(view.brand))
    .map((tariff) => toMethod(tariff, view, subtotal))
  return [...offerShippingMethods(methods, { countryId, lines, storeTime: storeTimeOf(now) }, { sameDayCutoffHour })]
}

function toMethod(tariff: Tariff, { language }: Parcel['view'], subtotal: Cents): OfferedMethod {
  const { title, price, brands, ...method } = tariff
  const { freeFrom } = tariff
  return {
    ...method,
    methodTitle: title[language],
    priceInclTax: freeFrom !== null && subtotal >= freeFrom ? 0 : price,
    isOffline: false,
    isAvailable: true,
    isServerMethod: true,
  }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** What calendar and clock show in the shop's countries. */
function storeTimeOf(now: number): StoreTime {
  const parts = clock.formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  // The list has seven names, so the place is one of the seven days.
  return { weekday: weekdays.indexOf(part('weekday')) as StoreTime['weekday'], hour: Number(part('hour')) }
}
