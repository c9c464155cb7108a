import { customerGroups, verifyPassword } from '@vonk/commerce/customers'
import type { StoredOrder } from '@vonk/commerce/orders'
import { checkBillingAddress, checkDeliveryAddress } from '@vonk/domain/addresses'
import { checkChild } from '@vonk/domain/family'
import { checkEmail, checkName, checkPassword } from '@vonk/domain/forms'
import { foldEmail } from '@vonk/domain/newsletter'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePlaces } from '../places/index.ts'
import { makePeople } from './make-people.ts'
import type { People } from './people.ts'
import { demoLogins } from './persons/logins.data.ts'
import { aRange } from './testing.ts'

const day = '2026-11-15'
const now = Date.parse(`${day}T00:00:00Z`)
// Seeded in the afternoon.
const today = now + 15 * 3_600_000
const request = { seed: 7, today, sellables: aRange() }
let people: People

beforeAll(async () => {
  people = await makePeople(request)
})

const customerCalled = (email: string) => {
  const found = people.customers.find((customer) => customer.email === email)
  if (!found) throw new Error(`nobody is called ${email}`)
  return found
}
const ordersOf = (email: string) => people.orders.filter((order) => order.customerId === customerCalled(email).id)
const statusesOf = (orders: readonly StoredOrder[]) => [...new Set(orders.map(({ status }) => status))].sort()
const everyStatus = ['canceled', 'pending', 'placed', 'processing', 'returned', 'shipped']

describe('makePeople', () => {
  it('makes the same bytes of the same seed, day and products', async () => {
    expect(JSON.stringify(await makePeople(request))).toBe(JSON.stringify(people))
  })

  it('makes other people of another seed', async () => {
    const others = await makePeople({ ...request, seed: 8 })

    expect(others.orders.map(({ orderId }) => orderId)).not.toEqual(people.orders.map(({ orderId }) => orderId))
    expect(others.customers.map(({ email }) => email)).not.toEqual(people.customers.map(({ email }) => email))
  })

  it('makes the same people at any hour of the day', async () => {
    expect(JSON.stringify(await makePeople({ ...request, today: now }))).toBe(JSON.stringify(people))
  })

  it('makes some sixty customers and two hundred orders of the last fourteen months', () => {
    expect(people.customers).toHaveLength(60)
    expect(people.orders.length).toBeGreaterThan(170)
    expect(people.orders.length).toBeLessThan(230)
    const times = people.orders.map(({ placedAt }) => placedAt.getTime())
    expect(Math.max(...times)).toBeLessThan(now)
    expect(Math.min(...times)).toBeGreaterThan(now - 426 * 86_400_000)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('has nobody doing anything after today begins', () => {
    const moments = JSON.stringify({ ...people, coupons: [], giftCards: [] }).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []

    expect(moments.length).toBeGreaterThan(1_000)
    expect(moments.toSorted().at(-1)?.slice(0, 10)).toBe('2026-11-14')
  })

  it('has orders in every status, with and without an account [ORD-15]', () => {
    expect(statusesOf(people.orders)).toEqual(everyStatus)
    expect(people.orders.filter(({ isGuest }) => isGuest)).toHaveLength(34)
  })

  it('has orders to the door, to a parcel point, to a shop and by mail [SHIP-01]', () => {
    const places = makePlaces({ seed: 7, today })
    const pickupIds = [...places.parcelPoints, ...places.shops].map(({ id }) => id)
    const kinds = people.orders.map(({ delivery }) => delivery?.place.kind ?? 'mail')

    expect([...new Set(kinds)].sort()).toEqual(['home', 'mail', 'service-point', 'store'])
    for (const { delivery } of people.orders) {
      if (delivery && delivery.place.kind !== 'home') expect(pickupIds).toContain(delivery.place.id)
    }
  })

  it('sells only what is listed, one to six different things at a time', () => {
    const listed = new Map(request.sellables.filter(({ isListed }) => isListed).map((each) => [each.sku, each]))
    for (const { lines, storeCode } of people.orders) {
      expect(lines.length).toBeGreaterThanOrEqual(1)
      expect(lines.length).toBeLessThanOrEqual(6)
      expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length)
      for (const { sku, productId } of lines) {
        expect(listed.get(sku)).toMatchObject({ productId, brand: storeCode.includes('rz') ? 'razz' : 'vonk' })
      }
    }
  })
})

describe('the customers', () => {
  it('have names and addresses of mail that belong to nobody, each once', () => {
    for (const { email, firstName, lastName } of people.customers) {
      expect(checkEmail(email)).toEqual({ ok: true, value: email })
      expect(email).toMatch(/@(example\.(com|org|net)|[a-z]+\.example)$/)
      expect(checkName(firstName).ok && checkName(lastName).ok).toBe(true)
    }
    expect(new Set(people.customers.map(({ email }) => foldEmail(email))).size).toBe(60)
    for (const { email } of people.orders) expect(email).toMatch(/@(example\.(com|org|net)|[a-z]+\.example)$/)
  })

  it('live where the address lookup finds them and parcels arrive [SHIP-06]', () => {
    const { addresses: ranges } = makePlaces({ seed: 7, today })
    for (const {
      id: _id,
      customerId: _customer,
      isDefaultBilling: _b,
      isDefaultShipping: _s,
      ...address
    } of people.addresses) {
      const { region: _region, regionId: _regionId, company, taxId, ...fields } = address
      expect(checkDeliveryAddress(fields, ['NL', 'BE', 'DE'])).toEqual({ ok: true, value: fields })
      expect(checkBillingAddress({ ...fields, company, taxId }).ok).toBe(true)
      const number = Number(fields.number)
      const isThere = ranges.some(
        (range) =>
          range.postcode === fields.postcode &&
          range.street === fields.street &&
          range.city === fields.city &&
          number >= range.firstNumber &&
          number <= range.lastNumber &&
          (range.side === 'both' || (number % 2 === 0) === (range.side === 'even')),
      )
      expect(isThere).toBe(true)
    }
    expect(new Set(people.addresses.map(({ countryId }) => countryId))).toEqual(new Set(['NL', 'BE', 'DE']))
  })

  it('can be called only at numbers nobody has', () => {
    const phones = people.addresses.map(({ phone }) => phone).filter((phone) => phone !== '')

    expect(phones.length).toBeGreaterThan(30)
    for (const phone of phones) expect(phone).toMatch(/^\+(316000000\d\d|324000000\d\d|4930231250\d\d|4917139200\d\d)$/)
  })

  it('are of every group', () => {
    const { notLoggedIn, ...groups } = customerGroups

    expect(new Set(people.customers.map(({ groupId }) => groupId))).toEqual(new Set(Object.values(groups)))
    expect(people.orders.filter(({ isGuest }) => isGuest).every((order) => order.customerGroupId === notLoggedIn)).toBe(
      true,
    )
  })

  it('have children the shop would take, known from when they were born [FAM-03]', () => {
    expect(people.children.length).toBeGreaterThan(30)
    for (const child of people.children) {
      expect(checkChild(child, day.slice(0, 7))).toMatchObject({ ok: true })
      expect(child.createdAt.toISOString().slice(0, 7) >= (child.birthMonth ?? '')).toBe(true)
    }
  })

  it('wish for pages of the shop, each once [WISH-02]', () => {
    const pages = request.sellables.map(({ parentSku }) => parentSku)

    expect(people.wishes.length).toBeGreaterThan(60)
    expect(people.wishes.every(({ sku }) => pages.includes(sku) && !sku.endsWith('hidden'))).toBe(true)
    expect(new Set(people.wishes.map(({ customerId, sku }) => `${customerId} ${sku}`)).size).toBe(people.wishes.length)
  })

  it('have a loyalty card each, with a number scanners read [LOY-01]', () => {
    expect(people.loyaltyCards.map(({ customerId }) => customerId)).toEqual(people.customers.map(({ id }) => id))
    for (const { number } of people.loyaltyCards) {
      const sum = Array.from(number, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3))
      expect(number).toMatch(/^\d{13}$/)
      expect(sum.reduce((one, other) => one + other, 0) % 10).toBe(0)
    }
  })
})

describe('demoLogins', () => {
  it('are the only ones who can log in, with a password the shop would take', async () => {
    expect(demoLogins).toHaveLength(6)
    for (const { email, password } of demoLogins) {
      expect(checkPassword(password).ok).toBe(true)
      expect(await verifyPassword(customerCalled(email).passwordHash, password)).toBe(true)
    }
    expect(people.customers.filter(({ passwordHash }) => passwordHash !== null)).toHaveLength(6)
    expect(new Set(people.customers.map(({ passwordHash }) => passwordHash)).size).toBe(7)
  })

  it('show what they promise', () => {
    const of = (email: string) => {
      const { id } = customerCalled(email)
      return {
        statuses: statusesOf(ordersOf(email)),
        children: people.children.filter(({ customerId }) => customerId === id).length,
        addresses: people.addresses.filter(({ customerId }) => customerId === id),
        wishes: people.wishes.filter(({ customerId }) => customerId === id).length,
        points: people.loyaltyEntries.filter(({ customerId }) => customerId === id),
      }
    }
    expect(of('sanne@example.com').statuses).toEqual(everyStatus)
    expect(of('sanne@example.com').addresses).toHaveLength(3)
    expect(of('sanne@example.com').points.some(({ reason }) => reason === 'spent')).toBe(true)
    expect(of('noor@example.com').children).toBe(3)
    expect(customerCalled('noor@example.com').groupId).toBe(customerGroups.familyClub)
    expect(customerCalled('inkoop@kleinegrut.example').groupId).toBe(customerGroups.wholesale)
    expect(of('inkoop@kleinegrut.example').addresses[0]).toMatchObject({ company: 'De Kleine Grut' })
    expect(of('eva@example.com')).toEqual({ statuses: [], children: 0, addresses: [], wishes: 0, points: [] })
    expect(of('lotte@example.com').addresses[0]).toMatchObject({ countryId: 'BE', city: 'Gent' })
    expect(of('jonas@example.com').addresses[0]).toMatchObject({ countryId: 'DE', city: 'Hamburg' })
    expect(ordersOf('jonas@example.com').every(({ storeCode }) => storeCode.endsWith('de'))).toBe(true)
  })
})
