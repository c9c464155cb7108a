import { isUniqueViolation } from '@vonk/platform/db'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  deleteCustomer,
  findAddresses,
  findCustomer,
  findCustomerByEmail,
  findWishes,
  putAddresses,
  putCustomers,
  putWishes,
} from './store.ts'
import { aCustomer, aStoredAddress } from './testing.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const refusal = (error: unknown) => (isUniqueViolation(error) ? 'taken' : error)
const wish = (sku: string, day: number) => ({
  ...{ customerId: 7, sku, addedAt: new Date(Date.UTC(2026, 2, day)) },
  ...{ price: 3999, storeCode: 'nl', wasSoldOut: true },
})

describe('putCustomers', () => {
  it('keeps every field of a customer and of the addresses [AUTH-02] [SHIP-06]', async () => {
    const customer = aCustomer({ passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', groupId: 2 })
    const home = aStoredAddress({ isDefaultShipping: true, isDefaultBilling: true, regionId: 12, region: 'Utrecht' })
    const work = aStoredAddress({ id: 32, company: 'Vries BV', taxId: 'NL000000000B00', phone: '+31600000001' })

    await putCustomers(database.db, [customer])
    await putAddresses(database.db, [work, home])

    expect(await findCustomer(database.db, 7)).toEqual(customer)
    expect(await findAddresses(database.db, 7)).toEqual([home, work])
    expect(await findAddresses(database.db, 8)).toEqual([])
  })

  it('gives one account to an address, however it is written', async () => {
    await putCustomers(database.db, [aCustomer()])

    expect(await findCustomerByEmail(database.db, 'ZOE.vries@EXAMPLE.com')).toEqual(aCustomer())
    expect(await findCustomerByEmail(database.db, 'zoe@example.com')).toBeNull()
    const second = putCustomers(database.db, [aCustomer({ id: 8, email: 'zoe.VRIES@example.com' })])
    expect(await second.catch(refusal)).toBe('taken')
  })

  it('takes no password that is not hashed', async () => {
    const plain = putCustomers(database.db, [aCustomer({ passwordHash: 'Zon-en-maan-1' })])

    await expect(plain).rejects.toMatchObject({ cause: { constraint: 'customer_password_hash_check' } })
  })
})

describe('putAddresses', () => {
  it('has one default of each kind per customer', async () => {
    await putCustomers(database.db, [aCustomer()])
    await putAddresses(database.db, [aStoredAddress({ isDefaultShipping: true })])

    await putAddresses(database.db, [aStoredAddress({ id: 32, isDefaultBilling: true })])
    const second = putAddresses(database.db, [aStoredAddress({ id: 33, isDefaultShipping: true })])

    expect(await second.catch(refusal)).toBe('taken')
  })
})

describe('putWishes', () => {
  it('has a product on the list once, where it was put first [WISH-02]', async () => {
    await putCustomers(database.db, [aCustomer()])

    await putWishes(database.db, [wish('SKIRT', 3), wish('JACKET', 2)])
    await putWishes(database.db, [wish('SKIRT', 1)])

    expect(await findWishes(database.db, 7)).toEqual([wish('JACKET', 2), wish('SKIRT', 3)])
  })
})

describe('deleteCustomer', () => {
  it('takes addresses and wishes along, and says when there was nobody', async () => {
    await putCustomers(database.db, [aCustomer()])
    await putAddresses(database.db, [aStoredAddress()])
    await putWishes(database.db, [wish('SKIRT', 3)])

    expect(await deleteCustomer(database.db, 7)).toBe(true)

    expect(await findCustomer(database.db, 7)).toBeNull()
    expect(await findAddresses(database.db, 7)).toEqual([])
    expect(await findWishes(database.db, 7)).toEqual([])
    expect(await deleteCustomer(database.db, 7)).toBe(false)
  })
})
