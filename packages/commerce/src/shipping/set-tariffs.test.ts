import { createOutbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStores } from '../stores/index.ts'
import { followTariffs } from './follow-tariffs.ts'
import { removeTariff, setTariffs } from './set-tariffs.ts'
import { readTariffs } from './store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
})
afterEach(() => database.close())

const home = { carrierCode: 'postnl', methodCode: 'home', countryId: 'NL' }
const islands = {
  carrierCode: 'boat',
  methodCode: 'home',
  countryId: 'NL',
  carrierTitle: 'Boot',
  titles: { nl: 'Met de boot', de: 'Mit dem Boot', en: 'By boat' },
  kind: 'home',
  price: 1295,
} as const

const find = async (carrierCode: string, methodCode: string) =>
  (await readTariffs(database.db)).filter(
    (tariff) => tariff.carrierCode === carrierCode && tariff.methodCode === methodCode,
  )

describe('setTariffs', () => {
  it('changes what is given and leaves the rest', async () => {
    const [before] = await find('postnl', 'home')

    expect(await setTariffs(database.db, [{ ...home, price: 550, freeFrom: null }])).toEqual(['changed'])
    expect(await find('postnl', 'home')).toEqual([{ ...before, price: 550, freeFrom: null }])
    expect(await setTariffs(database.db, [{ ...home, price: 550 }])).toEqual(['unchanged'])
  })

  it('adds a way of delivery to a country', async () => {
    expect(await setTariffs(database.db, [islands])).toEqual(['changed'])
    expect(await find('boat', 'home')).toEqual([
      { ...islands, timing: 'standard', brands: [], freeFrom: null, isDefault: false, position: 100 },
    ])
  })

  it('adds a title in another language and keeps the others', async () => {
    await setTariffs(database.db, [islands])
    const key = { carrierCode: 'boat', methodCode: 'home', countryId: 'NL' }

    expect(await setTariffs(database.db, [{ ...key, titles: { fr: 'En bateau' } }])).toEqual(['changed'])
    expect(await find('boat', 'home')).toMatchObject([{ titles: { ...islands.titles, fr: 'En bateau' } }])
  })

  it('refuses half a tariff, and one no carrier could keep, and sets the others', async () => {
    const { titles: _, ...untitled } = islands
    const point = { ...home, methodCode: 'point', timing: 'sunday' } as const

    expect(await setTariffs(database.db, [untitled, point, { ...home, price: 1 }])).toEqual([
      { refusal: 'tariff-incomplete' },
      { refusal: 'not-at-the-door' },
      'changed',
    ])
    expect(await find('boat', 'home')).toEqual([])
  })
})

describe('removeTariff', () => {
  it('takes a tariff away, once', async () => {
    expect(await removeTariff(database.db, home)).toBe(true)
    expect(await find('postnl', 'home')).toEqual([])
    expect(await removeTariff(database.db, home)).toBe(false)
  })
})

describe('followTariffs', () => {
  it('has what was set in another process a moment later, and so do the store views', async () => {
    const { db, url } = database
    const { log } = aLog()
    const outbox = createOutbox({ db, url, log })
    const tariffs = await followTariffs({ db, outbox, log })
    const priceOf = () =>
      tariffs.all().find((tariff) => tariff.methodCode === 'home' && tariff.countryId === 'NL')?.price
    expect(priceOf()).toBe(495)

    await setTariffs(db, [{ ...home, price: 555 }])

    await expect.poll(priceOf).toBe(555)
    const { views } = await createStores({ db }).loadDirectory()
    expect(views.find(({ code }) => code === 'nl')?.homeDelivery).toMatchObject({ price: 555, freeFrom: 7500 })
    await removeTariff(db, home)
    await expect.poll(priceOf).toBeUndefined()
    await tariffs.close()
    await outbox.close()
  })
})
