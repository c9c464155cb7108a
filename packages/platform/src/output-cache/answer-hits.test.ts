import { type IncomingHttpHeaders, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { aLog } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer, type HttpServer } from '../http/index.ts'
import { createMetrics } from '../metrics/index.ts'
import { createHitListener } from './answer-hits.ts'
import { aCachedPage } from './testing.ts'

const sources = { 'img-src': 'https://stats.example' }

const { log, lines } = aLog()
const metrics = createMetrics({ processMetrics: false })
let http: HttpServer
let port: number
let hits = 0

beforeAll(async () => {
  const kept = aCachedPage({ html: `<p>${'kept '.repeat(500)}</p>` })
  const answerHit = createHitListener({
    find: (address) => (address === `http://localhost:${port}/kept/` ? kept : null),
    onHit: () => {
      hits += 1
    },
    trustProxy: false,
    security: { extraSources: () => sources },
    log,
    metrics,
  })
  http = createHttpServer({
    fetch: () => new Response('made'),
    log,
    wrap: (listener) => (incoming, outgoing) => {
      if (!answerHit(incoming, outgoing)) listener(incoming, outgoing)
    },
  })
  port = await http.listen({ port: 0, hostname: '127.0.0.1' })
})
afterAll(() => http.close())

type Got = { readonly text: string; readonly headers: IncomingHttpHeaders }

function get(headers: Record<string, string> = {}, { path = '/kept/', method = 'GET' } = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, method, headers: { host: `localhost:${port}`, ...headers } },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        const isPacked = answer.headers['content-encoding'] === 'gzip'
        resolve({ text: (isPacked ? gunzipSync(body) : body).toString(), headers: answer.headers })
      },
    )
    call.on('error', reject).end()
  })
}

const nonceOf = ({ text }: Got) => /nonce="([^"]+)"/.exec(text)?.[1] ?? ''

describe('createHitListener', () => {
  it('answers with a nonce that nobody had before and that the policy names', async () => {
    const answers = await Promise.all([
      get(),
      get({ 'accept-encoding': 'gzip, br' }),
      get({ 'accept-encoding': 'gzip' }),
    ])

    expect(new Set(answers.map(nonceOf)).size).toBe(3)
    for (const answer of answers) {
      const policy = answer.headers['content-security-policy']
      expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(answer)}' 'strict-dynamic'`)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(answer)}'`)
      expect(policy).toContain("img-src 'self' data: https://stats.example")
      expect(answer.text).toContain('kept kept')
    }
  })

  it('sends what the whole site would have sent', async () => {
    const { headers } = await get({ 'accept-encoding': 'gzip', 'x-request-id': 'mine' })

    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'x-request-id': 'mine',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect((await get({ 'x-request-id': 'with spaces' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  it('logs and measures like any other page', async () => {
    const before = hits
    await get({ 'x-request-id': 'seen' })

    expect(hits).toBe(before + 1)
    await expect
      .poll(() => lines.find(({ requestId }) => requestId === 'seen'))
      .toMatchObject({
        msg: 'request',
        method: 'GET',
        route: 'page',
        path: expect.stringMatching(/^\/[^?]*$/),
        view: expect.any(String),
        status: 200,
      })
    expect(await metrics.registry.metrics()).toContain('route="page",status="200"')
  })

  it.each([
    ['another method', {}, { method: 'POST' }],
    ['somebody who shows a token', { authorization: 'Bearer abc' }, {}],
    ['another host', { host: 'evil.example' }, {}],
    ['another page', {}, { path: '/kept' }],
    ['an encoding that is not at hand', { 'accept-encoding': 'br' }, {}],
    ['an encoding that is refused', { 'accept-encoding': 'br, gzip;q=0' }, {}],
  ])('leaves %s to the site', async (_, headers: Record<string, string>, asked) => {
    expect((await get(headers, asked)).text).toBe('made')
  })

  it('mixes up no answers when many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => get({ 'accept-encoding': 'gzip' })))

    expect(new Set(answers.map(nonceOf)).size).toBe(200)
    for (const answer of answers) expect(answer.headers['content-security-policy']).toContain(nonceOf(answer))
  })
})
