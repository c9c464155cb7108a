import type { PhysicalStore } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { MethodReference } from '@vonk/domain/shipping'
import type { Brand } from '@vonk/domain/stores'
import type { CartDelivery, ChosenPlace } from '../../cart/index.ts'
import type { Tariff } from '../schema.ts'
import { type Address, type Parcels, tariffsFor } from './parcels.ts'

export type RequestedDelivery = Address & {
  readonly kind: 'home' | 'service-point' | 'store'
  readonly locationId: string | null
  readonly timeframeId: string | null
}

export type ChoiceRefusal = {
  readonly code: 'location-missing' | 'location-not-found' | 'timeframe-not-found' | 'method-not-offered'
}

/** A choice with the country it leads to, which decides about taxes and tariffs. */
export type CheckedChoice = { readonly choice: CartDelivery; readonly countryId: string }

type ChoiceParts = {
  readonly parcels: Parcels
  tariffs(): readonly Tariff[]
  /** A shop of the brand where orders can be picked up. */
  findShop(brand: Brand, id: string): Promise<PhysicalStore | null>
}

/** What a shopper has chosen, if it exists: nobody is sent to a point that has closed. */
export function createChoices({ parcels, tariffs, findShop }: ChoiceParts) {
  type Checked = Promise<Result<CheckedChoice, ChoiceRefusal>>

  async function toPoint(requested: RequestedDelivery, id: string): Checked {
    const found = await parcels.findPoint(requested, id)
    if (!found) return err({ code: 'location-not-found' })
    return ok(chosen(found.method, { place: found.point, countryId: found.point.countryId }))
  }

  async function toShop({ brand }: RequestedDelivery, id: string): Checked {
    const shop = await findShop(brand, id)
    if (!shop) return err({ code: 'location-not-found' })
    const [method] = tariffsFor(tariffs(), { countryId: shop.countryId, brand }, 'store')
    if (!method) return err({ code: 'method-not-offered' })
    // The street of a shop has its number.
    return ok(chosen(method, { place: { ...shop, houseNumber: '' }, countryId: shop.countryId }))
  }

  async function toDoor(requested: RequestedDelivery): Checked {
    const { countryId } = requested
    const homes = tariffsFor(tariffs(), requested, 'home')
    const usual = homes.find(({ isDefault }) => isDefault) ?? homes.find(({ timing }) => timing === 'standard')
    if (!usual) return err({ code: 'method-not-offered' })
    if (requested.timeframeId === null) return ok(chosen(usual, { countryId }))
    const timeframes = await parcels.findTimeframes(requested)
    const timeframe = timeframes.ok ? timeframes.value.find(({ id }) => id === requested.timeframeId) : undefined
    if (!timeframe) return err({ code: 'timeframe-not-found' })
    const { method, ...slot } = timeframe
    return ok(chosen(method, { timeframe: slot, countryId }))
  }

  return (requested: RequestedDelivery): Checked => {
    if (requested.kind === 'home') return toDoor(requested)
    if (!requested.locationId) return Promise.resolve(err({ code: 'location-missing' }))
    return requested.kind === 'store'
      ? toShop(requested, requested.locationId)
      : toPoint(requested, requested.locationId)
  }
}

type Chosen = {
  readonly countryId: string
  readonly place?: ChosenPlace
  readonly timeframe?: NonNullable<CartDelivery['timeframe']>
}

function chosen({ carrierCode, methodCode }: MethodReference, { countryId, place, timeframe }: Chosen): CheckedChoice {
  const choice = { carrierCode, methodCode, place: place ? toPlace(place) : null, timeframe: timeframe ?? null }
  return { choice, countryId }
}

function toPlace({ id, name, street, houseNumber, postcode, city, countryId }: ChosenPlace): ChosenPlace {
  return { id, name, street, houseNumber, postcode, city, countryId }
}
