import { listParcelPoints, listTimeframes, type PhysicalStore, saveDelivery } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { type Brand, findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import { whenAvailable } from '@vonk/platform/http-client'
import type { Log } from '@vonk/platform/log'
import { type CartDelivery, type CartParts, callerOf, saveChoice } from '../../cart/index.ts'
import { createChoices } from './create-choices.ts'
import { createParcels, type FoundPoint, type ParcelParts, type Timeframe } from './parcels.ts'

export type ParcelRouteParts = Pick<ParcelParts, 'carrierOf'> & {
  readonly carts: CartParts
  readonly directory: StoreDirectory
  findShop(brand: Brand, id: string): Promise<PhysicalStore | null>
  readonly log: Log
}

type Typed = { readonly countryCode: string; readonly postalCode: string; readonly streetNumber: string }

export function parcelRoutes({ carrierOf, carts, directory, findShop, log }: ParcelRouteParts) {
  const { tariffs, throttles, settingsOf, now } = carts
  const parcels = createParcels({ carrierOf, tariffs, now })
  const checkChoice = createChoices({ parcels, tariffs, findShop })

  function addressOf({ countryCode, postalCode, streetNumber }: Typed, { storeCode }: CallContext) {
    const view = findStoreView(directory, storeCode)
    const destination = { countryId: countryCode.toUpperCase(), postcode: postalCode, houseNumber: streetNumber }
    return { ...destination, brand: view.brand, settings: settingsOf(view) }
  }

  const count = ({ clientAddress: visitor }: CallContext) =>
    throttles.attemptHere('parcel-search', { visitor, emailAddress: null, cartId: null })

  return [
    handle(listParcelPoints, async (typed, context) => {
      const counted = await count(context)
      if (!counted.ok) return counted
      return whenAvailable({ log, code: 'locations-unavailable' }, async () => {
        const found = await parcels.findPoints(addressOf(typed, context))
        return found.ok ? ok(found.value.map(toPointDto)) : found
      })
    }),
    handle(listTimeframes, async (typed, context) => {
      const counted = await count(context)
      if (!counted.ok) return counted
      return whenAvailable({ log, code: 'timeframes-unavailable' }, async () => {
        const found = await parcels.findTimeframes(addressOf(typed, context))
        return found.ok ? ok(found.value.map(toTimeframeDto)) : found
      })
    }),
    handle(saveDelivery, async ({ cartId, kind, locationId = null, timeframeId = null, ...typed }, context) => {
      const counted = await count(context)
      if (!counted.ok) return counted
      const requested = { ...addressOf(typed, context), kind, locationId, timeframeId }
      const code = kind === 'home' ? 'timeframes-unavailable' : 'locations-unavailable'
      const checked = await whenAvailable({ log, code }, () => checkChoice(requested))
      if (!checked.ok) return err(checked.refusal)
      const said = ['save-delivery', kind, locationId, timeframeId, typed]
      const caller = callerOf(directory, { cartId, context, said })
      const saved = await saveChoice(carts, caller, checked.value)
      return saved.ok ? ok({ kind, ...toChoiceDto(checked.value.choice) }) : saved
    }),
  ]
}

const closed = { opens: null, closes: null }

function toPointDto({ location, distanceKm, method }: FoundPoint) {
  const { houseNumber, countryId, latitude, longitude, days, ...point } = location
  return {
    ...point,
    house_number: houseNumber,
    country_id: countryId,
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    lat: latitude,
    lng: longitude,
    distance: Math.round(distanceKm * 10) / 10,
    opening_hours: days.flatMap((parts, day) => {
      const rows = parts.length === 0 ? [closed] : parts
      return rows.map(({ opens, closes }) => ({ weekday: day + 1, opens, closes }))
    }),
  }
}

function toTimeframeDto({ method, ...slot }: Timeframe) {
  return { ...slot, carrier_code: method.carrierCode, method_code: method.methodCode }
}

function toChoiceDto({ carrierCode, methodCode, place, timeframe }: CartDelivery) {
  const method = { carrier_code: carrierCode, method_code: methodCode }
  const location = place && { ...place, house_number: place.houseNumber, country_id: place.countryId }
  return { ...method, location, timeframe: timeframe && { ...timeframe, ...method } }
}
