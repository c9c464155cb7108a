import type { Cents } from '@vonk/domain/money'
import type { DeliveryKind } from '@vonk/domain/shipping'
import type { Brand, Language } from '@vonk/domain/stores'

export type Tariff = {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly title: Readonly<Record<Language, string>>
  readonly kind: DeliveryKind
  readonly timing: 'standard' | 'same-day' | 'sunday'
  readonly countries: readonly string[]
  readonly brands: readonly Brand[]
  /** Tax included. */
  readonly price: Cents
  /** Products worth at least this are delivered free; null never is. */
  readonly freeFrom: Cents | null
  readonly isDefault: boolean
}

const both: readonly Brand[] = ['vonk', 'razz']
const home = { nl: 'Thuisbezorgd', de: 'Lieferung nach Hause', en: 'Home delivery' }
const point = { nl: 'Afhaalpunt', de: 'Paketshop', en: 'Parcel point' }
const sameDay = { nl: 'Vandaag bezorgd', de: 'Lieferung heute', en: 'Delivered today' }
const sunday = { nl: 'Zondag bezorgd', de: 'Lieferung am Sonntag', en: 'Delivered on Sunday' }
const store = { nl: 'Afhalen in de winkel', de: 'Abholung im Laden', en: 'Pickup in store' }

/** What delivery costs; the first of a country is offered first. */
export const tariffs: readonly Tariff[] = [
  ...carrier('postnl', 'PostNL', { country: 'NL', price: 495, freeFrom: 7500 }),
  {
    carrierCode: 'postnl',
    methodCode: 'today',
    carrierTitle: 'PostNL',
    title: sameDay,
    kind: 'home',
    timing: 'same-day',
    countries: ['NL'],
    brands: both,
    price: 895,
    freeFrom: null,
    isDefault: false,
  },
  {
    carrierCode: 'postnl',
    methodCode: 'sunday',
    carrierTitle: 'PostNL',
    title: sunday,
    kind: 'home',
    timing: 'sunday',
    countries: ['NL'],
    brands: both,
    price: 695,
    freeFrom: null,
    isDefault: false,
  },
  ...carrier('bpost', 'bpost', { country: 'BE', price: 595, freeFrom: 7500 }),
  ...carrier('dhl', 'DHL', { country: 'DE', price: 595, freeFrom: 7500 }),
  ...both.map(
    (brand): Tariff => ({
      carrierCode: brand,
      methodCode: 'store',
      carrierTitle: brand === 'vonk' ? 'Vonk' : 'Razz',
      title: store,
      kind: 'store',
      timing: 'standard',
      countries: ['NL', 'BE', 'DE'],
      brands: [brand],
      price: 0,
      freeFrom: null,
      isDefault: false,
    }),
  ),
]

function carrier(
  carrierCode: string,
  carrierTitle: string,
  { country, price, freeFrom }: { country: string; price: Cents; freeFrom: Cents },
): Tariff[] {
  const shared = {
    carrierCode,
    carrierTitle,
    timing: 'standard',
    countries: [country],
    brands: both,
    freeFrom,
  } as const
  return [
    { ...shared, methodCode: 'home', title: home, kind: 'home', price, isDefault: true },
    { ...shared, methodCode: 'point', title: point, kind: 'service-point', price: price - 100, isDefault: false },
  ]
}
