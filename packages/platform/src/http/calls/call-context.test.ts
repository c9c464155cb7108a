import { describe, expect, it } from 'vitest'
import { createRequestScope } from '../message/request-scope.ts'
import { aRecordingLog } from '../testing.ts'
import { RequestContext } from './call-context.ts'

function aContext(headers: Record<string, string> = {}, query = '') {
  const request = new Request('http://localhost/api/x', { headers })
  const scope = createRequestScope(request, { requestId: 'r-1', clientAddress: '10.0.0.1' })
  const recording = aRecordingLog()
  return {
    context: new RequestContext({ request, query: new URLSearchParams(query), scope, log: recording.log }),
    recording,
  }
}

describe('RequestContext', () => {
  it('knows who calls', () => {
    const { context } = aContext({
      'idempotency-key': 'order-1',
      authorization: 'bearer t-1',
      'x-vs-store-code': 'rz_nl',
    })

    expect(context).toMatchObject({
      requestId: 'r-1',
      clientAddress: '10.0.0.1',
      idempotencyKey: 'order-1',
      token: 't-1',
      storeCode: 'rz_nl',
    })
  })

  it.each(['Basic abc', 'Bearer', 'Bearer null', 'Bearer undefined', 'Bearer a b'])(
    'takes "%s" for a guest',
    (authorization) => {
      expect(aContext({ authorization }).context.token).toBeNull()
    },
  )

  it('does not pass on a store code or key nobody could have made', () => {
    const { context } = aContext({ 'x-vs-store-code': '../etc', 'idempotency-key': 'x'.repeat(129) })

    expect([context.storeCode, context.idempotencyKey]).toEqual([null, null])
  })

  it('logs with the request id', () => {
    const { context, recording } = aContext()
    context.log.info('noted')

    expect(recording.lines()).toMatchObject([{ requestId: 'r-1', msg: 'noted' }])
  })
})
