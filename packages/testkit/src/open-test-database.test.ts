import { createDatabase } from '@vonk/platform/db'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { aLog } from './a-log.ts'
import { openTestDatabase } from './open-test-database.ts'

describe('openTestDatabase', () => {
  it('gives every caller a migrated database of its own', async () => {
    const [here, there] = await Promise.all([openTestDatabase(), openTestDatabase()])
    await here.db.pool.query('create table mine (id int)')

    const { rows } = await there.db.pool.query(
      `select to_regclass('mine') as mine, to_regclass('outbox_event')::text as outbox`,
    )

    expect(rows).toEqual([{ mine: null, outbox: 'outbox_event' }])
    await Promise.all([here.close(), there.close()])
  })

  it('removes the database on close, whoever else is still connected', async () => {
    const test = await openTestDatabase()
    const forgotten = createDatabase({ url: test.url, log: aLog().log })
    await forgotten.pool.query('select 1')

    await test.close()

    await expect(new Client({ connectionString: test.url }).connect()).rejects.toMatchObject({ code: '3D000' })
    await forgotten.close()
  })
})
