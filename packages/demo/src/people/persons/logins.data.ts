import { customerGroups } from '@vonk/commerce/customers'
import type { Country } from '../world.ts'

/** The password of every log-in of the demo. */
const password = 'Vonk-demo-1'

export type DemoLogin = {
  readonly email: string
  readonly password: string
  readonly name: string
  /** What there is to see, for the table in docs/demo.md. */
  readonly shows: string
}

export type LoginPerson = {
  readonly email: string
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly groupId: number
  readonly country: Country
  readonly city: string
  readonly company: string
  readonly taxId: string
  /** The views they shop in. */
  readonly storeCodes: readonly string[]
  readonly addresses: number
  readonly orders: number
  readonly wishes: number
  /** Ages, the eldest first. */
  readonly children: readonly number[]
  readonly shows: string
}

const person = {
  middleName: '',
  groupId: customerGroups.general,
  country: 'NL',
  company: '',
  taxId: '',
  storeCodes: ['nl'],
  addresses: 1,
  wishes: 4,
  children: [],
} as const

export const loginPeople: readonly LoginPerson[] = [
  {
    ...person,
    email: 'sanne@example.com',
    firstName: 'Sanne',
    middleName: 'de',
    lastName: 'Vries',
    city: 'Amsterdam',
    storeCodes: ['nl', 'nl', 'rz_nl'],
    addresses: 3,
    orders: 24,
    wishes: 8,
    children: [13, 8],
    shows: 'a long order history in every status, returns, points earned and spent, three addresses, a full wishlist',
  },
  {
    ...person,
    email: 'noor@example.com',
    firstName: 'Noor',
    middleName: 'van',
    lastName: 'Dijk',
    groupId: customerGroups.familyClub,
    city: 'Utrecht',
    addresses: 2,
    orders: 9,
    children: [11, 7, 1],
    shows: 'a family of three children, the family club, the coupon FAMILY15 used already',
  },
  {
    ...person,
    email: 'inkoop@kleinegrut.example',
    firstName: 'Bram',
    lastName: 'Willems',
    groupId: customerGroups.wholesale,
    city: 'Den Haag',
    company: 'De Kleine Grut',
    taxId: 'NL000000000B00',
    storeCodes: ['nl', 'rz_nl'],
    orders: 8,
    wishes: 2,
    shows: 'wholesale prices, large orders on a company address',
  },
  {
    ...person,
    email: 'eva@example.com',
    firstName: 'Eva',
    lastName: 'Mulder',
    city: 'Haarlem',
    addresses: 0,
    orders: 0,
    wishes: 0,
    shows: 'an account made yesterday with nothing in it, for a first order with WELCOME10 or NEWS-EVA',
  },
  {
    ...person,
    email: 'lotte@example.com',
    firstName: 'Lotte',
    lastName: 'Peeters',
    country: 'BE',
    city: 'Gent',
    addresses: 2,
    orders: 7,
    children: [5],
    shows: 'a Belgian customer: addresses, delivery and taxes of Belgium',
  },
  {
    ...person,
    email: 'jonas@example.com',
    firstName: 'Jonas',
    lastName: 'Weber',
    country: 'DE',
    city: 'Hamburg',
    storeCodes: ['de', 'de', 'rz_de'],
    addresses: 2,
    orders: 8,
    children: [15, 10],
    shows: 'a German customer of both brands: German orders, delivery and taxes',
  },
]

/** Who can log in to the demo, for docs/demo.md. */
export const demoLogins: readonly DemoLogin[] = loginPeople.map((each) => ({
  email: each.email,
  password,
  name: [each.firstName, each.middleName, each.lastName].filter((part) => part !== '').join(' '),
  shows: each.shows,
}))
