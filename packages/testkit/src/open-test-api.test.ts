import { endpoint } from '@vonk/contract'
import { ok } from '@vonk/domain/result'
import { handle } from '@vonk/platform/http'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApi } from './open-test-api.ts'

const countEvents = endpoint({
  name: 'countEvents',
  method: 'GET',
  path: '/api/test/events',
  result: z.object({ count: z.number() }),
  refusals: {},
})

describe('openTestApi', () => {
  it('answers requests in process from a database of its own', async () => {
    const api = await openTestApi((db) => [
      handle(countEvents, async () => {
        const { rowCount } = await db.pool.query('select from outbox_event')
        return ok({ count: rowCount ?? 0 })
      }),
    ])
    await api.db.pool.query(`insert into outbox_event (topic, payload) values ('a', '{}')`)

    const response = await api.fetch(new Request('http://localhost/api/test/events'))

    expect(await response.json()).toMatchObject({ code: 200, result: { count: 1 } })
    await api.close()
  })
})
