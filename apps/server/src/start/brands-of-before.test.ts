import { loadSeller, readBrands } from '@vonk/commerce/brands'
import { readTariffs } from '@vonk/commerce/shipping'
import { createStores } from '@vonk/commerce/stores'
import { type MigrationSet, migrate } from '@vonk/platform/db'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { migrationSets } from './open-database.ts'

const resources: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of resources.splice(0)) await each.close()
})

const { log } = aLog()
const setsBefore: readonly MigrationSet[] = migrationSets.filter(({ name }) => !['brands', 'shipping'].includes(name))

async function openShopOfBefore() {
  const test = await openTestDatabase({ isEmpty: true })
  resources.push(test)
  await migrate({ url: test.url, sets: setsBefore, log })
  return test
}

const views = (...codes: readonly string[]) => sql`
  insert into store_view
  select code, place, place = 1, code || '.example', '', false, 'nl', false, false, 'NL', 2, '%s', true, '', null, '', true, '{}'
  from unnest(array[${sql.join(
    codes.map((code) => sql`${code}::text`),
    sql`, `,
  )}]) with ordinality as given (code, place)`

describe('the brands of before', () => {
  it('were told by the codes of views, and are rows of their own now [STORE-10]', async () => {
    const { db, url } = await openShopOfBefore()
    await db.execute(views('nl', 'vss_en', 'rz_nl', 'rzss_de'))
    await db.execute(sql`update seller set city = 'Zwolle' where brand = 'razz'`)

    await migrate({ url, sets: migrationSets, log })

    const directory = await createStores({ db }).loadDirectory()
    expect(directory.views.map(({ code, brand, brandName }) => [code, brand, brandName])).toEqual([
      ['nl', 'vonk', 'Vonk'],
      ['vss_en', 'vonk', 'Vonk'],
      ['rz_nl', 'razz', 'Razz'],
      ['rzss_de', 'razz', 'Razz'],
    ])
    expect(directory.views[0]?.words.notFound).toBe('Deze pagina is buiten spelen.')
    expect(await loadSeller(db, 'razz')).toMatchObject({ name: 'Razz by Vonk B.V.', city: 'Zwolle' })
  })

  it('are not there where nothing is sold under them and nobody has touched who sells', async () => {
    const { db, url } = await openShopOfBefore()
    await db.execute(views('nl'))

    await migrate({ url, sets: migrationSets, log })

    expect([...(await readBrands(db)).keys()]).toEqual(['vonk'])
    await expect(loadSeller(db, 'razz')).rejects.toThrow('nobody sells under the brand razz')
  })

  it('stay where their seller was named, or has given out an invoice', async () => {
    const { db, url } = await openShopOfBefore()
    await db.execute(sql`update seller set email = 'mail@example.com' where brand = 'vonk'`)
    await db.execute(sql`insert into invoice_series (brand, year, last_number) values ('razz', 2026, 3)`)

    await migrate({ url, sets: migrationSets, log })

    expect([...(await readBrands(db)).keys()]).toEqual(['razz', 'vonk'])
  })

  it('do not exist in a shop that is new', async () => {
    const { db, url } = await openShopOfBefore()

    await migrate({ url, sets: migrationSets, log })

    expect([...(await readBrands(db)).keys()]).toEqual([])
    expect((await db.execute(sql`select from seller`)).rows).toEqual([])
  })
})

describe('the tariffs of before', () => {
  const tariffsIn = async (db: Parameters<typeof readTariffs>[0]) =>
    (await readTariffs(db)).map(({ carrierCode, methodCode, countryId }) => `${carrierCode} ${methodCode} ${countryId}`)
  const countriesIn = async (db: TestDatabase['db']) =>
    (await db.execute<{ id: string }>(sql`select id from delivery_country order by position`)).rows.map(({ id }) => id)

  it('are gone where nothing is sold, with the countries that were delivered to [SHIP-01]', async () => {
    const { db, url } = await openShopOfBefore()

    await migrate({ url, sets: migrationSets, log })

    expect(await tariffsIn(db)).toEqual([])
    expect(await countriesIn(db)).toEqual([])
  })

  it('stay where somebody has changed them', async () => {
    const { db, url } = await openShopOfBefore()
    await db.execute(sql`update shipping_tariff set price = 450 where carrier_code = 'bpost' and method_code = 'home'`)
    await db.execute(
      sql`update shipping_tariff set title_en = 'Shop' where carrier_code = 'razz' and country_id = 'DE'`,
    )

    await migrate({ url, sets: migrationSets, log })

    expect(await tariffsIn(db)).toEqual(['bpost home BE', 'razz store DE'])
    expect(await countriesIn(db)).toEqual(['BE', 'DE'])
  })

  it('stay where there are views', async () => {
    const { db, url } = await openShopOfBefore()
    await db.execute(views('nl'))

    await migrate({ url, sets: migrationSets, log })

    expect(await tariffsIn(db)).toHaveLength(14)
    expect(await countriesIn(db)).toEqual(['NL', 'BE', 'DE'])
  })
})
