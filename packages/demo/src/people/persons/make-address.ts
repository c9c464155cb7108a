import type { AddressRange } from '@vonk/commerce/addresses'
import type { StoredAddress } from '@vonk/commerce/customers'
import { joinMiddleName } from '@vonk/domain/addresses'
import type { Dice } from '../../catalogue/dice.ts'
import type { DemoPlaces } from '../../places/index.ts'
import type { Country } from '../world.ts'

export type Named = { readonly firstName: string; readonly middleName: string; readonly lastName: string }
export type NewAddress = Omit<StoredAddress, 'id' | 'customerId'>

export type Lodging = {
  readonly country: Country
  /** Anywhere in the country when left out. */
  readonly city?: string
  readonly company?: string
  readonly taxId?: string
}

type Found = { readonly places: DemoPlaces; readonly dice: Dice }

/** Someone's address, one the shop's own lookup finds and its checks leave as it is. */
export function makeAddress(who: Named, lodging: Lodging, { places, dice }: Found): NewAddress {
  const { country, city: wanted, company = '', taxId = '' } = lodging
  const streets = places.addresses.filter(
    (range) => isLivedIn(range) && range.countryId === country && (wanted === undefined || range.city === wanted),
  )
  const range = dice.pick(streets)
  const { street, postcode, city, region, countryId } = range
  const { firstName, lastName } = joinMiddleName(who, who.middleName)
  return {
    firstName,
    lastName,
    company,
    taxId,
    street,
    number: String(numberIn(range, dice)),
    affix: dice.chance(0.3) ? dice.pick(affixes[country]) : '',
    postcode,
    city,
    region,
    regionId: null,
    countryId,
    phone: dice.chance(0.7) ? phoneIn(range, dice) : '',
    isDefaultShipping: false,
    isDefaultBilling: false,
  }
}

/** Where only a few numbers share a postcode stands a museum or a town hall. */
function isLivedIn({ firstNumber, lastNumber }: AddressRange): boolean {
  return lastNumber - firstNumber >= 12
}

function numberIn({ firstNumber, lastNumber, side }: AddressRange, dice: Dice): number {
  const step = side === 'both' ? 1 : 2
  return firstNumber + step * dice.between(0, Math.floor((lastNumber - firstNumber) / step))
}

const affixes: Readonly<Record<Country, readonly string[]>> = {
  NL: ['A', 'B', 'C', 'bis', '2', '3', 'huis'],
  BE: ['bus 1', 'bus 2', 'bus 3', 'bus 11'],
  DE: ['a', 'b'],
}

/** German numbers are those reserved for films; the others lie in ranges that nobody is given. */
function phoneIn({ city, countryId }: AddressRange, dice: Dice): string {
  const two = String(dice.between(0, 99)).padStart(2, '0')
  if (countryId === 'NL') return `+316000000${two}`
  if (countryId === 'BE') return `+324000000${two}`
  return city === 'Berlin' ? `+4930231250${two}` : `+4917139200${two}`
}
