import { gzipSync } from 'node:zlib'
import { serve } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiHandler, forwardTo } from './api-handler.ts'

let close: () => Promise<void>
let forward: ApiHandler

beforeAll(async () => {
  const { log } = aLog()
  const server = await serve({ port: 0, hostname: '127.0.0.1', log, fetch: describeRequest })
  close = server.close
  forward = forwardTo(`http://127.0.0.1:${server.port}`)
})
afterAll(() => close())

async function describeRequest(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const seen = {
    method: request.method,
    path: pathname + search,
    body: await request.text(),
    headers: Object.fromEntries(request.headers),
  }
  return new Response(gzipSync(JSON.stringify(seen)), {
    status: 409,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', 'x-request-id': 'theirs' },
  })
}

describe('forwardTo', () => {
  it('passes method, path, query, body and headers on, under the request id of the visit', async () => {
    const call = new Request('http://shop.example:3000/api/cart/update?cartId=7', {
      method: 'POST',
      body: '{"qty":2}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t', 'x-vs-store-code': 'de' },
    })

    const answer = await forward(call, { requestId: 'r7' })

    expect(await answer.json()).toMatchObject({
      method: 'POST',
      path: '/api/cart/update?cartId=7',
      body: '{"qty":2}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer t',
        'x-vs-store-code': 'de',
        'x-request-id': 'r7',
      },
    })
  })

  it('says itself who calls and by which name, whatever the caller claims', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example', forwarded: 'for=1.2.3.4' }
    const call = new Request('https://shop.example/api/x', { headers })

    const answered = await (await forward(call, { clientAddress: '192.0.2.7' })).json()
    const unknown = await (await forward(call, { clientAddress: null })).json()

    expect(answered).toMatchObject({
      headers: {
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-host': 'shop.example',
        'x-forwarded-proto': 'https',
      },
    })
    expect(answered).not.toHaveProperty('headers.forwarded')
    expect(unknown).not.toHaveProperty('headers.x-forwarded-for')
  })

  it('hands the answer back as it was meant, decoded and without the marks of the connection', async () => {
    const answer = await forward(new Request('http://shop.example/api/x'), {})

    expect(answer.status).toBe(409)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('connection')).toBeNull()
  })

  it('fails when nobody answers there', async () => {
    await expect(forwardTo('http://127.0.0.1:1')(new Request('http://shop/api/x'), {})).rejects.toThrow('fetch failed')
  })
})
