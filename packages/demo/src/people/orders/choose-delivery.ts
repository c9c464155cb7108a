import type { StoredDelivery } from '@vonk/commerce/orders'
import type { Cents } from '@vonk/domain/money'
import type { OrderAddress } from '@vonk/domain/orders'
import type { Dice } from '../../catalogue/dice.ts'
import type { Brand } from '../../label/index.ts'
import type { Language } from '../../label/language.ts'
import type { DemoPlaces } from '../../places/index.ts'
import type { Translated } from '../../words/index.ts'

export type Parcel = { readonly address: OrderAddress; readonly brand: Brand; readonly language: Language }
export type ChosenDelivery = { readonly delivery: StoredDelivery; readonly price: Cents }

const titles: Readonly<Record<StoredDelivery['place']['kind'], Translated>> = {
  home: { nl: 'Thuisbezorgd', de: 'Lieferung nach Hause', en: 'Home delivery' },
  'service-point': { nl: 'Afhaalpunt', de: 'Paketshop', en: 'Parcel point' },
  store: { nl: 'Afhalen in de winkel', de: 'Abholung im Laden', en: 'Pickup in store' },
}

const homes: Readonly<Record<string, { readonly carrierCode: string; readonly price: Cents }>> = {
  NL: { carrierCode: 'postnl', price: 495 },
  BE: { carrierCode: 'bpost', price: 595 },
  DE: { carrierCode: 'dhl', price: 595 },
}

const pointIsCheaperBy = 100

/** To the door, to a parcel point or to a shop of the brand in the same town. */
export function chooseDelivery(parcel: Parcel, { places, dice }: { places: DemoPlaces; dice: Dice }): ChosenDelivery {
  const { city, countryId } = parcel.address
  const home = homes[countryId] ?? { carrierCode: 'dhl', price: 595 }
  const points = places.parcelPoints.filter((point) => point.city === city)
  const shops = places.shops.filter(
    (shop) => shop.city === city && shop.isPickupLocation && shop.brands.includes(parcel.brand),
  )
  const wanted = dice.weigh({ home: 72, 'service-point': 18, store: 10 })
  if (wanted === 'service-point' && points.length > 0) {
    const { carrier, id, name } = dice.pick(points)
    const method = { carrierCode: carrier, methodCode: 'point', place: { kind: wanted, id } } as const
    return { delivery: deliveryOf(parcel, method, name), price: home.price - pointIsCheaperBy }
  }
  if (wanted === 'store' && shops.length > 0) {
    const { id, name } = dice.pick(shops)
    const method = { carrierCode: parcel.brand, methodCode: 'store', place: { kind: wanted, id } } as const
    return { delivery: deliveryOf(parcel, method, name), price: 0 }
  }
  const method = { carrierCode: home.carrierCode, methodCode: 'home', place: { kind: 'home' } } as const
  return { delivery: deliveryOf(parcel, method), price: home.price }
}

type Method = Pick<StoredDelivery, 'carrierCode' | 'methodCode' | 'place'>

function deliveryOf({ address, language }: Parcel, method: Method, placeName?: string): StoredDelivery {
  const extra = placeName === undefined ? {} : { place_name: placeName }
  // The bill names the company, the parcel the person.
  const recipient = { ...address, company: '', taxId: '' }
  return { ...method, address: recipient, methodTitle: titles[method.place.kind][language], extra }
}
