import { hash } from 'node:crypto'
import type { DeliverySlot } from '@vonk/domain/shipping'
import { addDays } from '@vonk/domain/time'
import type { Db } from '@vonk/platform/db'
import { findParcelPoint, findParcelPoints, findPosition, type ParcelPoint } from '../../addresses/index.ts'
import type { CarrierPoint, Destination, ParcelCarrier } from './port.ts'

/** A carrier whose points stand in the tables of the shop and whose rounds never change. */
export function createTableCarrier({ db, carrier }: { readonly db: Db; readonly carrier: string }): ParcelCarrier {
  return {
    async findPoints({ countryId, postcode }, settings) {
      const position = await findPosition(db, countryId, postcode)
      if (!position) return null
      const found = await findParcelPoints(db, { ...position, countryId, carrier, settings })
      return found.map(({ location, distanceKm }) => ({ location: toPoint(location), distanceKm }))
    },

    async findPoint(countryId, id) {
      const point = await findParcelPoint(db, id)
      return point && point.countryId === countryId && point.carrier === carrier ? toPoint(point) : null
    },

    async findSlots(destination, { first, last }) {
      const slots: DeliverySlot[] = []
      for (let date = first; date <= last; date = addDays(date, 1)) slots.push(...slotsOn(date, destination))
      return slots
    },
  }
}

function toPoint({ carrier: _, week, ...point }: ParcelPoint): CarrierPoint {
  return { ...point, days: week.map((hours) => (hours ? [hours] : [])) }
}

const evening = { from: '18:00', to: '22:00' }

function slotsOn(date: string, { countryId, postcode }: Destination): DeliverySlot[] {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  const sameDay: DeliverySlot = { date, ...evening, option: 'same-day' }
  if (weekday === 0) return [{ date, from: '10:00', to: '14:00', option: 'sunday' }]
  const daytime: DeliverySlot = { date, ...roundOf(postcode), option: 'daytime' }
  const hasEvening = weekday !== 6 && countryId !== 'DE'
  return [daytime, ...(hasEvening ? [{ date, ...evening, option: 'evening' } as const] : []), sameDay]
}

/** The van passes a postcode at the same time every day: some two and a half hours between nine and five. */
function roundOf(postcode: string): Pick<DeliverySlot, 'from' | 'to'> {
  const halfHours = 18 + ((hash('sha256', postcode, 'buffer')[0] ?? 0) % 12)
  return { from: timeOf(halfHours), to: timeOf(halfHours + 5) }
}

function timeOf(halfHours: number): string {
  return `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 === 0 ? '00' : '30'}`
}
