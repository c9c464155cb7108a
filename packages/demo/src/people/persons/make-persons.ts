import { customerGroups, hashPassword } from '@vonk/commerce/customers'
import { slugify } from '@vonk/domain/text'
import { DAY } from '../../catalogue/calendar.ts'
import { createDice, type Dice } from '../../catalogue/dice.ts'
import { bytesOf } from '../make-id.ts'
import { type Country, HOUR, type World } from '../world.ts'
import { demoLogins, type LoginPerson, loginPeople } from './logins.data.ts'
import { makeAddress, type NewAddress } from './make-address.ts'
import { familyNames, firstNames } from './names.data.ts'
import type { NewPerson, Person } from './person.ts'

const others: Readonly<Record<Country, number>> = { NL: 28, BE: 11, DE: 15 }
const countries = ['NL', 'BE', 'DE'] as const

/** Everybody with an account: those who can log in first, then the rest of the neighbourhood. */
export async function makePersons(world: World): Promise<readonly Person[]> {
  const people = [
    ...loginPeople.map((login) => loginPerson(login, world)),
    ...countries.flatMap((country) => neighbours(country, world)),
  ]
  return Promise.all(
    people.map(async ({ customer, password, addresses, ...rest }, place) => {
      const id = place + 1
      const passwordHash = password && (await hashPassword(password, { salt: saltOf(world.seed, customer.email) }))
      const from = 1 + people.slice(0, place).reduce((sum, before) => sum + before.addresses.length, 0)
      return {
        ...rest,
        customer: { ...customer, id, passwordHash },
        addresses: addresses.map((address, index) => ({ ...address, id: from + index, customerId: id })),
      }
    }),
  )
}

function saltOf(seed: number, email: string): Uint8Array {
  return new Uint8Array(bytesOf(seed, `salt:${email}`).subarray(0, 16))
}

function loginPerson(login: LoginPerson, { seed, now, places }: World): NewPerson {
  const { email, firstName, middleName, lastName, groupId, country, city, company, taxId, ...rest } = login
  const dice = createDice(seed, `person:${email}`)
  const daysKnown = login.orders === 0 ? 1 : dice.between(500, 900)
  const since = new Date(now - daysKnown * DAY + 9 * HOUR)
  const who = { firstName, middleName, lastName }
  const lodging = { country, company, taxId }
  const addresses = Array.from({ length: login.addresses }, (_, index) =>
    makeAddress(who, index === 0 ? { ...lodging, city } : lodging, { places, dice }),
  )
  const storeCode = login.storeCodes[0] ?? 'nl'
  return {
    customer: { ...who, email, groupId, storeCode, isActive: true, createdAt: since, updatedAt: since },
    password: demoLogins.find((each) => each.email === email)?.password ?? null,
    country,
    addresses: withDefaults(addresses),
    storeCodes: rest.storeCodes,
    daysKnown,
    orders: rest.orders,
    wishes: rest.wishes,
    children: rest.children,
  }
}

function neighbours(country: Country, world: World): readonly NewPerson[] {
  const dice = createDice(world.seed, `neighbours:${country}`)
  const first = dice.shuffle(firstNames[country])
  const family = dice.shuffle(familyNames[country])
  return Array.from({ length: others[country] }, (_, index) => {
    const { middle, last } = family[index] ?? { middle: '', last: country }
    const who = { firstName: first[index] ?? country, middleName: middle, lastName: last }
    return neighbour({ who, country, place: index }, world)
  })
}

type Neighbour = {
  readonly who: { readonly firstName: string; readonly middleName: string; readonly lastName: string }
  readonly country: Country
  readonly place: number
}

function neighbour({ who, country, place }: Neighbour, { seed, now, places }: World): NewPerson {
  const dice = createDice(seed, `neighbour:${country}:${place}`)
  const daysKnown = dice.chance(0.25) ? dice.between(30, 400) : dice.between(430, 1_100)
  const since = new Date(now - daysKnown * DAY + dice.between(7, 21) * HOUR)
  const storeCodes = dice.pick(views[country])
  const children = dice.chance(0.45) ? agesOf(dice) : []
  const isTrader = place === 7 && country !== 'BE'
  const company = isTrader ? `${who.lastName} Kids` : ''
  const lodging = { country, company, taxId: isTrader ? `${country}000000000` : '' }
  const addresses = Array.from({ length: dice.chance(0.3) ? 2 : 1 }, () => makeAddress(who, lodging, { places, dice }))
  return {
    customer: {
      ...who,
      email: emailOf(who, dice),
      groupId: groupOf({ isTrader, children }, dice),
      storeCode: storeCodes[0] ?? 'nl',
      isActive: true,
      createdAt: since,
      updatedAt: since,
    },
    password: null,
    country,
    addresses: withDefaults(addresses),
    storeCodes,
    daysKnown,
    orders: Number(dice.weigh({ '0': 12, '1': 24, '2': 26, '3': 20, '4': 12, '5': 6 })),
    wishes: dice.chance(0.5) ? dice.between(1, 7) : 0,
    children,
  }
}

const views: Readonly<Record<Country, readonly (readonly string[])[]>> = {
  NL: [['nl'], ['nl'], ['nl', 'rz_nl'], ['rz_nl'], ['en']],
  BE: [['nl'], ['nl'], ['nl', 'rz_nl'], ['en', 'rz_en']],
  DE: [['de'], ['de'], ['de', 'rz_de'], ['rz_de']],
}

function agesOf(dice: Dice): readonly number[] {
  const ages = Array.from({ length: dice.between(1, 3) }, () => dice.between(0, 14))
  return ages.sort((one, other) => other - one)
}

function groupOf({ isTrader, children }: { isTrader: boolean; children: readonly number[] }, dice: Dice): number {
  if (isTrader) return customerGroups.wholesale
  return children.length > 0 && dice.chance(0.6) ? customerGroups.familyClub : customerGroups.general
}

/** Domains that are kept free for examples, so that no mail ever reaches anyone. */
function emailOf({ firstName, middleName, lastName }: Neighbour['who'], dice: Dice): string {
  const last = slugify(`${middleName} ${lastName}`).replaceAll('-', '')
  return `${slugify(firstName)}.${last}@${dice.pick(['example.com', 'example.org', 'example.net'])}`
}

function withDefaults(addresses: readonly NewAddress[]): readonly NewAddress[] {
  return addresses.map((address, index) => ({
    ...address,
    isDefaultShipping: index === 0,
    isDefaultBilling: index === 0,
  }))
}
