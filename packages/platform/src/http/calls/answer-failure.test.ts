import { ok } from '@vonk/domain/result'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { anApi, aRecordingLog, aRoute, refusalIn } from '../testing.ts'

async function failWith(error: unknown) {
  const recording = aRecordingLog()
  const route = aRoute(() => {
    throw error
  })
  const api = anApi({ routes: [route], log: recording.log })
  const response = await api.request('/api/broken', { headers: { 'x-request-id': 'r-1' } })
  return { response, refusal: await refusalIn(response), logged: recording.lines(), text: recording.text() }
}

function aDatabaseError(code: string) {
  return Object.assign(new DatabaseError('terminating connection', 10, 'error'), { code })
}

describe('answerFailure', () => {
  it('answers an unknown error with nothing but a request id, and logs it in full', async () => {
    const { refusal, logged } = await failWith(new Error('secret plan', { cause: new TypeError('inner') }))

    expect(refusal).toEqual({
      code: 500,
      result: 'Something went wrong on our side.',
      meta: { refusal: 'internal', requestId: 'r-1' },
    })
    expect(logged).toMatchObject([
      {
        level: 'error',
        requestId: 'r-1',
        route: '/api/broken',
        err: { message: 'secret plan', cause: { type: 'TypeError', message: 'inner' } },
      },
    ])
  })

  it.each([['a string'], [null], [undefined], [{ code: 42 }]])('survives %j being thrown', async (thrown) => {
    expect((await failWith(thrown)).refusal.code).toBe(500)
  })

  it.each([
    ['a refused connection', Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })],
    [
      'a query on a refused connection',
      new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly')),
    ],
    ['a server that shuts down', new DrizzleQueryError('select 1', [], aDatabaseError('57P01'))],
    ['a lost connection', aDatabaseError('08006')],
    ['a full disk', aDatabaseError('53100')],
    ['a quota or a limit on files', aDatabaseError('XX000')],
    ['a server without memory', aDatabaseError('53200')],
    ['a database that is read-only', new DrizzleQueryError('insert', [], aDatabaseError('25006'))],
    ['a deadlock', aDatabaseError('40P01')],
    ['a transaction that lost to another', aDatabaseError('40001')],
    ['a statement that was cancelled', aDatabaseError('57014')],
    [
      'any of these deep inside',
      new Error('outer', { cause: new Error('middle', { cause: aDatabaseError('57P03') }) }),
    ],
  ])('says the shop is unavailable for a moment on %s', async (_, error) => {
    const { response, refusal } = await failWith(error)

    expect(refusal).toMatchObject({ code: 503, meta: { refusal: 'unavailable' } })
    expect(response.headers.get('retry-after')).toBe('5')
  })

  it('does not take a mistake in a query for an outage', async () => {
    expect((await failWith(new DrizzleQueryError('select', ['pin-4711'], aDatabaseError('42601')))).refusal.code).toBe(
      500,
    )
  })

  it('keeps query parameters out of answer and log', async () => {
    const { text } = await failWith(new DrizzleQueryError('select $1', ['pin-4711'], aDatabaseError('42601')))

    expect(text).not.toContain('4711')
  })

  it('treats a result that does not fit its schema as our failure', async () => {
    const recording = aRecordingLog()
    const api = anApi({ routes: [aRoute(() => ok(42))], log: recording.log })

    expect((await refusalIn(await api.request('/api/broken'))).code).toBe(500)
    expect(recording.text()).toContain('The result of \\"findNewest\\" does not fit its schema')
  })
})
