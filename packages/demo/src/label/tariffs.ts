import type { Tariff } from '@vonk/commerce/shipping'

type Terms = Pick<Tariff, 'price'> & Partial<Pick<Tariff, 'timing' | 'brands' | 'freeFrom' | 'isDefault'>>

const home = { nl: 'Thuisbezorgd', de: 'Lieferung nach Hause', en: 'Home delivery' }
const point = { nl: 'Afhaalpunt', de: 'Paketshop', en: 'Parcel point' }
const today = { nl: 'Vandaag bezorgd', de: 'Lieferung heute', en: 'Delivered today' }
const sunday = { nl: 'Zondag bezorgd', de: 'Lieferung am Sonntag', en: 'Delivered on Sunday' }
const pickup = { nl: 'Afhalen in de winkel', de: 'Abholung im Laden', en: 'Pickup in store' }

/** What delivery costs, in the order in which shoppers choose the country. */
export const tariffsOfLabel: readonly Tariff[] = [
  tariff('PostNL home NL', home, 10, { price: 495, freeFrom: 7500, isDefault: true }),
  tariff('PostNL point NL', point, 20, { price: 395, freeFrom: 7500 }),
  tariff('PostNL today NL', today, 30, { price: 895, timing: 'same-day' }),
  tariff('PostNL sunday NL', sunday, 40, { price: 695, timing: 'sunday' }),
  tariff('bpost home BE', home, 10, { price: 595, freeFrom: 7500, isDefault: true }),
  tariff('bpost point BE', point, 20, { price: 495, freeFrom: 7500 }),
  tariff('DHL home DE', home, 10, { price: 595, freeFrom: 7500, isDefault: true }),
  tariff('DHL point DE', point, 20, { price: 495, freeFrom: 7500 }),
  ...['NL', 'BE', 'DE'].flatMap((country) => [
    tariff(`Vonk store ${country}`, pickup, 50, { price: 0, brands: ['vonk'] }),
    tariff(`Razz store ${country}`, pickup, 50, { price: 0, brands: ['razz'] }),
  ]),
]

/** Named as people say it: carrier, method, country. */
function tariff(name: string, titles: Tariff['titles'], position: number, terms: Terms): Tariff {
  const [carrierTitle = '', methodCode = '', countryId = ''] = name.split(' ')
  const kind = methodCode === 'store' ? 'store' : methodCode === 'point' ? 'service-point' : 'home'
  return {
    ...{ carrierCode: carrierTitle.toLowerCase(), carrierTitle, methodCode, countryId, kind, titles, position },
    ...{ timing: 'standard', brands: [], freeFrom: null, isDefault: false, ...terms },
  }
}
