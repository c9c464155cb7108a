import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OtherServiceUnavailable, request } from './request.ts'
import { openStandIn, type StandIn, type StandInAnswer } from './testing.ts'

const schema = z.object({ street: z.string() })
let standIn: StandIn
afterEach(() => standIn.close())

async function ask(answer: StandInAnswer, patienceMs?: number) {
  standIn = await openStandIn(() => answer)
  const url = new URL('/v2/look?authKey=secret', standIn.endpoint)
  return request({ name: 'pro6pp', url, headers: { apikey: 'secret' }, patienceMs }, schema)
}

describe('request', () => {
  it('answers what the service says, and nothing else of it', async () => {
    expect(await ask({ body: { street: 'Rokin', more: true } })).toEqual({ street: 'Rokin' })
    expect(standIn.calls[0]?.headers).toMatchObject({ apikey: 'secret', accept: 'application/json' })
  })

  it.each([400, 404])('has nothing when the service says %d', async (status) => {
    expect(await ask({ status, body: { message: 'no such thing' } })).toBeNull()
  })

  it.each<[string, StandInAnswer, string]>([
    ['refuses our key', { status: 401, body: {} }, 'it answered with 401'],
    ['is asked too often', { status: 429, body: {} }, 'it answered with 429'],
    ['is broken', { status: 500, body: 'oops' }, 'it answered with 500'],
    ['speaks no JSON', { body: '<html>' }, 'it answered in another shape'],
    ['means something else', { body: { straat: 'Rokin' } }, 'it answered in another shape'],
    ['never stops talking', { body: `"${'x'.repeat(3_000_000)}"` }, 'its answer has no end'],
    ['hangs up', 'hang-up', 'there is no connection to it'],
  ])('is away when the service %s', async (_, answer, reason) => {
    await expect(ask(answer)).rejects.toThrow(new OtherServiceUnavailable('pro6pp', reason))
  })

  it('does not wait for ever', async () => {
    await expect(ask('silence', 30)).rejects.toThrow('it takes too long')
  })

  it('does not take its key anywhere else', async () => {
    const other = await openStandIn(() => ({ body: { street: 'Rokin' } }))

    await expect(ask({ status: 302, headers: { location: other.endpoint }, body: '' })).rejects.toThrow(
      OtherServiceUnavailable,
    )
    expect(other.calls).toEqual([])
    await other.close()
  })
})
