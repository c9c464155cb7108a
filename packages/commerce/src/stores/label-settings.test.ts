import { readdir, readFile } from 'node:fs/promises'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStores, type Stores } from './stores.ts'

let database: TestDatabase
let stores: Stores
beforeEach(async () => {
  database = await openTestDatabase()
  stores = createStores(database)
  await seedViews(database.db)
})
afterEach(() => database.close())

const migrations = new URL('../../migrations/', import.meta.url)

/** Runs a migration again, as it meets a shop of an older version. */
async function migrate(name: string): Promise<void> {
  const file = (await readdir(migrations)).find((each) => each.endsWith(`-${name}.sql`))
  await database.db.execute(sql.raw(await readFile(new URL(file ?? name, migrations), 'utf8')))
}

async function becomeDemo(): Promise<void> {
  await database.db.execute(sql`
    insert into customer (email, first_name, last_name, store_code) values ('sanne@example.com', 'Sanne', 'Vries', 'nl')`)
}

async function settingsOf(code: string) {
  return (await stores.loadDirectory()).views.find((view) => view.code === code)?.settings
}

describe('a shop of an older version', () => {
  it('keeps the rating of the demo, and shows none that nobody gave in a shop of its own [REV-04]', async () => {
    await migrate('rating-of-the-demo')
    expect(await settingsOf('nl')).toEqual({})

    await becomeDemo()
    await stores.configure('en', { fallbackReview: { average: 4, best: 5, count: 2 } })
    await migrate('rating-of-the-demo')
    expect(await settingsOf('de')).toEqual({
      newsletterDoubleOptIn: true,
      fallbackReview: { average: 8.9, best: 10, count: 7859 },
    })
    expect(await settingsOf('en')).toMatchObject({ fallbackReview: { average: 4 } })
  })

  it('goes on offering to pay later in the demo, and not in a shop of its own that says nothing of the credit', async () => {
    await migrate('credit-of-the-demo')
    expect(await settingsOf('nl')).toEqual({})

    await becomeDemo()
    await migrate('credit-of-the-demo')
    expect(await settingsOf('de')).toMatchObject({
      newsletterDoubleOptIn: true,
      payLaterCredit: { lender: 'Later Bank N.V.', dueDays: 30, terms: 'https://laterbank.example/de/' },
    })
  })
})
