import type { AddressRange, ParcelPoint } from '@vonk/commerce/addresses'
import { slugify } from '@vonk/domain/text'
import { createDice, type Dice } from '../catalogue/dice.ts'
import { carriers, parcelNames } from './parcel-names.data.ts'
import { type Town, towns } from './towns.data.ts'
import { parcelWeeks } from './weeks.ts'

const kinds = ['shop', 'locker', 'supermarket', 'shop'] as const

/** Three or four places in each town where a parcel waits, each at an address of its own. */
export function makeParcelPoints(seed: number, addresses: readonly AddressRange[]): readonly ParcelPoint[] {
  return towns.flatMap((town) => {
    const dice = createDice(seed, `parcels of ${town.name}`)
    const streets = dice.shuffle(oneOfEachStreet(addresses.filter(({ city }) => city === town.name)))
    return kinds
      .slice(0, dice.chance(0.4) ? 4 : 3)
      .flatMap((kind, index) =>
        streets.slice(index, index + 1).map((range) => pointAt(town, { range, kind, place: index, dice })),
      )
  })
}

type Spot = { range: AddressRange; kind: (typeof kinds)[number]; place: number; dice: Dice }

function pointAt({ countryId, name: city }: Town, { range, kind, place, dice }: Spot): ParcelPoint {
  const carrier = carriers[countryId]
  return {
    id: `${carrier}-${slugify(city)}-${place + 1}`,
    carrier,
    kind,
    name: `${dice.pick<string>(parcelNames[countryId][kind])} ${range.street}`,
    street: range.street,
    houseNumber: String(numberIn(range, dice)),
    postcode: range.postcode,
    city,
    countryId,
    latitude: range.latitude,
    longitude: range.longitude,
    week: dice.pick(parcelWeeks[kind]),
  }
}

function numberIn({ firstNumber, lastNumber, side }: AddressRange, dice: Dice): number {
  const step = side === 'both' ? 1 : 2
  return firstNumber + step * dice.between(0, Math.floor((lastNumber - firstNumber) / step))
}

function oneOfEachStreet(ranges: readonly AddressRange[]): AddressRange[] {
  return [...new Map(ranges.map((range) => [range.street, range])).values()]
}
