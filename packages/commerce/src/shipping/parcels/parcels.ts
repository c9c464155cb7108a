import { checkPostcode } from '@vonk/domain/forms'
import { err, ok, type Result } from '@vonk/domain/result'
import type { OrderSettings } from '@vonk/domain/settings'
import {
  type DeliveryKind,
  type DeliverySlot,
  daysToFarDelivery,
  isSlotInReach,
  type MethodReference,
  type NearbyLocation,
  slotId,
  timingOf,
} from '@vonk/domain/shipping'
import type { Brand } from '@vonk/domain/stores'
import { addDays, storeTimeAt } from '@vonk/domain/time'
import { offersSameDay } from '../home-delivery-in.ts'
import type { Tariff } from '../schema.ts'
import { isTariffOf } from '../store.ts'
import type { CarrierPoint, Destination, ParcelCarrier } from './port.ts'

export type ParcelParts = {
  /** Who brings the parcels of a carrier's code. */
  carrierOf(code: string): ParcelCarrier
  tariffs(): readonly Tariff[]
  now(): number
}

/** Where something goes, as far as it was typed, and in which shop it is bought. */
export type Address = Destination & {
  readonly brand: Brand
  readonly settings: Pick<OrderSettings, 'pickupSearchRadius' | 'sameDayCutoffHour'>
}

export type FoundPoint = NearbyLocation<CarrierPoint> & { readonly method: MethodReference }
export type Timeframe = DeliverySlot & { readonly id: string; readonly method: MethodReference }

type NotFound = { readonly code: 'address-not-found' }

const MOST_POINTS = 40
/** Slots are offered for a week after the first day that is possible. */
const DAYS_AHEAD = 9

/** Where parcels can be fetched, and when they are brought. */
export function createParcels({ carrierOf, tariffs, now }: ParcelParts) {
  return {
    async findPoints(address: Address): Promise<Result<readonly FoundPoint[], NotFound>> {
      const destination = checkDestination(address)
      if (!destination) return err({ code: 'address-not-found' })
      const found: FoundPoint[] = []
      for (const method of tariffsFor(tariffs(), address, 'service-point')) {
        const points = await carrierOf(method.carrierCode).findPoints(destination, address.settings)
        if (!points) return err({ code: 'address-not-found' })
        found.push(...points.map((point) => ({ ...point, method })))
      }
      return ok(found.toSorted((one, other) => one.distanceKm - other.distanceKm).slice(0, MOST_POINTS))
    },

    /** A point by its id, and the method that leads to it. */
    async findPoint({ countryId, brand }: Pick<Address, 'countryId' | 'brand'>, id: string) {
      for (const method of tariffsFor(tariffs(), { countryId, brand }, 'service-point')) {
        const point = await carrierOf(method.carrierCode).findPoint(countryId, id)
        if (point) return { point, method }
      }
      return null
    },

    /** In order of time; only what an order placed now can still reach. */
    async findTimeframes(address: Address): Promise<Result<readonly Timeframe[], NotFound>> {
      const destination = checkDestination(address)
      if (!destination) return err({ code: 'address-not-found' })
      const homes = tariffsFor(tariffs(), address, 'home')
      const clock = storeTimeAt(now())
      const soonest = offersSameDay(homes) ? 0 : daysToFarDelivery(clock, address.settings).soonest
      const period = { first: addDays(clock.date, soonest), last: addDays(clock.date, DAYS_AHEAD) }
      const found: Timeframe[] = []
      for (const carrier of new Set(homes.map(({ carrierCode }) => carrierCode))) {
        const slots = await carrierOf(carrier).findSlots(destination, period)
        if (!slots) return err({ code: 'address-not-found' })
        const inReach = slots.filter((slot) => isSlotInReach(slot, clock, address.settings))
        found.push(...inReach.flatMap((slot) => withMethod(slot, homes, carrier)))
      }
      return ok(found.toSorted(byTime))
    },
  }
}

export type Parcels = ReturnType<typeof createParcels>

/** The ways to a kind of place in a country, in the order in which they are offered. */
export function tariffsFor(
  tariffs: readonly Tariff[],
  { countryId, brand }: Pick<Address, 'countryId' | 'brand'>,
  kind: DeliveryKind,
): readonly Tariff[] {
  return tariffs.filter((tariff) => tariff.kind === kind && tariff.countryId === countryId && isTariffOf(tariff, brand))
}

function checkDestination({ countryId, postcode, houseNumber }: Destination): Destination | null {
  const checked = checkPostcode(postcode, countryId)
  return checked.ok ? { countryId, postcode: checked.value, houseNumber } : null
}

/** A slot belongs to the first method of its carrier that comes at such a time; without one it is not offered. */
function withMethod(slot: DeliverySlot, homes: readonly Tariff[], carrier: string): Timeframe[] {
  const timing = timingOf(slot.option)
  const method = homes.find((tariff) => tariff.carrierCode === carrier && tariff.timing === timing)
  return method ? [{ ...slot, id: slotId(slot), method }] : []
}

function byTime(one: Timeframe, other: Timeframe): number {
  return `${one.date} ${one.from}` < `${other.date} ${other.from}` ? -1 : 1
}
