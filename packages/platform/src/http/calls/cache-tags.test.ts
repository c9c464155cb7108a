import { endpoint } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { aLog } from '@vonk/testkit'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CACHE_TAGS_HEADER, readCacheTags } from '../message/cache-tags.ts'
import { createApi } from './create-api.ts'
import { handle } from './handle.ts'

const readName = endpoint({
  name: 'readName',
  method: 'GET',
  path: '/api/test/name',
  query: z.object({ of: z.string() }),
  result: z.string(),
  refusals: { 'name-unknown': 404 },
})
const readClock = endpoint({
  name: 'readClock',
  method: 'GET',
  path: '/api/test/clock',
  result: z.number(),
  refusals: {},
})

let position = { transactionOrder: 7n, id: 9_007_199_254_740_993n }
const api = createApi({
  routes: [
    handle(readName, ({ of }, { cacheTags }) => {
      cacheTags?.dependsOn([`name ${of}`, 'names'], 5_000)
      cacheTags?.dependsOn(['names'], 9_000)
      // What is changed while a call is answered is not in the answer.
      position = { ...position, transactionOrder: 8n }
      return of === 'nobody' ? err({ code: 'name-unknown' }) : ok(of)
    }),
    handle(readClock, (_, { cacheTags }) => ok(cacheTags ? 1 : 0)),
  ],
  log: aLog().log,
  cacheTags: { findPosition: () => position, token: 'wanted' },
})

async function ask(path: string, headers: Record<string, string> = { [CACHE_TAGS_HEADER]: 'wanted' }) {
  const answer = await api.fetch(new Request(`http://localhost/api/test/${path}`, { headers }))
  return {
    status: answer.status,
    cacheTags: readCacheTags(answer.headers),
    header: answer.headers.get(CACHE_TAGS_HEADER),
  }
}

describe('readCacheTags', () => {
  it('tells strangers nothing of what answers depend on', async () => {
    expect(await ask('name?of=ann', { [CACHE_TAGS_HEADER]: 'yes' })).toMatchObject({ status: 200, header: null })
    expect(await ask('name?of=ann', { [CACHE_TAGS_HEADER]: '' })).toMatchObject({ status: 200, header: null })
  })

  it('is what an answer depends on, as of the moment before it was made', async () => {
    position = { ...position, transactionOrder: 7n }

    expect(await ask('name?of=Zoë')).toMatchObject({
      status: 200,
      cacheTags: {
        asOf: { transactionOrder: 7n, id: 9_007_199_254_740_993n },
        until: 5_000,
        tags: ['name Zoë', 'names'],
      },
    })
  })

  it('is said of a refusal, too: what is missing may come', async () => {
    expect(await ask('name?of=nobody')).toMatchObject({ status: 404, cacheTags: { tags: ['name nobody', 'names'] } })
  })

  it('is null for an answer of which nobody says what it depends on, and for who does not ask', async () => {
    expect(await ask('clock')).toMatchObject({ status: 200, cacheTags: null })
    expect(await ask('name?of=Noor', {})).toMatchObject({ header: null })
    expect(readCacheTags(new Headers({ [CACHE_TAGS_HEADER]: 'wanted' }))).toBeNull()
  })
})
