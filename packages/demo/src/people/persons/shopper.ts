import { customerGroups } from '@vonk/commerce/customers'
import type { OrderAddress } from '@vonk/domain/orders'
import { slugify } from '@vonk/domain/text'
import { createDice, type Dice } from '../../catalogue/dice.ts'
import type { World } from '../world.ts'
import { makeAddress, type NewAddress } from './make-address.ts'
import { familyNames, firstNames } from './names.data.ts'
import type { Person } from './person.ts'

/** Whoever orders, with an account or without. */
export type Shopper = {
  readonly customerId: number | null
  readonly groupId: number
  readonly email: string
  /** The bill goes to the first. */
  readonly addresses: readonly OrderAddress[]
  readonly storeCodes: readonly string[]
  /** Of the children they buy for; empty for shops, who buy for everybody's. */
  readonly ages: readonly number[]
}

export function shopperOf({ customer, addresses, storeCodes, children }: Person, { seed }: World): Shopper {
  const isTrade = customer.groupId === customerGroups.wholesale
  return {
    customerId: customer.id,
    groupId: customer.groupId,
    email: customer.email,
    addresses: addresses.map(orderAddressOf),
    storeCodes,
    ages: isTrade ? [] : agesOf(children, createDice(seed, `ages:${customer.email}`)),
  }
}

/** Somebody who buys once and leaves no more than the order needs. */
export function makeGuest(place: number, { seed, places }: World): Shopper {
  const dice = createDice(seed, `guest:${place}`)
  const country = dice.pick(['NL', 'NL', 'NL', 'DE', 'DE', 'BE'] as const)
  const { middle, last } = dice.pick(familyNames[country])
  const who = { firstName: dice.pick(firstNames[country]), middleName: middle, lastName: last }
  return {
    customerId: null,
    groupId: customerGroups.notLoggedIn,
    email: `${slugify(who.firstName)}${place + 1}@guest.example`,
    addresses: [orderAddressOf(makeAddress(who, { country }, { places, dice }))],
    storeCodes: country === 'DE' ? ['de', 'rz_de'] : ['nl', 'en', 'rz_nl'],
    ages: agesOf([], dice),
  }
}

/** Who has told the shop of no child still buys for one. */
function agesOf(children: readonly number[], dice: Dice): readonly number[] {
  return children.length > 0 ? children : [dice.between(0, 14)]
}

function orderAddressOf(address: NewAddress): OrderAddress {
  const {
    firstName,
    lastName,
    company,
    taxId,
    street,
    number,
    affix,
    postcode,
    city,
    region,
    regionId,
    countryId,
    phone,
  } = address
  return {
    firstName,
    lastName,
    company,
    taxId,
    street,
    number,
    affix,
    postcode,
    city,
    region,
    regionId,
    countryId,
    phone,
  }
}
