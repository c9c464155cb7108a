import { Agent } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createApi } from '../calls/create-api.ts'
import { aRecordingLog, aSite, garmentRoutes } from '../testing.ts'
import { PortTaken } from './listen.ts'
import type { RunningServer, ServeOptions } from './serve.ts'
import { answerTo, get, open, scope, start } from './testing.ts'

/** Nobody who is on the way is cut off, so it takes a moment. */
const portIsClosed = (port: number) =>
  expect.poll(() => get(port, { path: '/healthz' }).catch(({ code }) => code)).toBe('ECONNREFUSED')

const json = { method: 'POST', headers: { 'content-type': 'application/json' } }

describe('serve', () => {
  it('answers over a real socket, HEAD without a body', async () => {
    const { port } = await start()
    const got = await get(port)
    const headed = await get(port, { method: 'HEAD' })

    expect([got.status, JSON.parse(got.body).result.id]).toEqual([200, 1])
    expect([headed.status, headed.body]).toEqual([200, ''])
  })

  it('keeps a connection open between requests', async () => {
    const { port } = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const first = open(port, { agent })
    first.end()
    await answerTo(first)
    const second = open(port, { agent })
    second.end()
    await answerTo(second)

    expect(second.reusedSocket).toBe(true)
    agent.destroy()
  })

  it('says which port is taken', async () => {
    const { port } = await start()
    const error = await start({ port }).catch((thrown: unknown) => thrown)

    expect(error).toBeInstanceOf(PortTaken)
    expect(error).toMatchObject({ port, message: `Port ${port} is taken by another process` })
  })

  it('refuses an oversize body in the envelope, and the connection goes on', async () => {
    const { port } = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = JSON.stringify({ title: 'x'.repeat(300_000) })
    const upload = open(port, { ...json, agent, headers: { ...json.headers, 'content-length': body.length } })
    upload.end(body)

    expect(JSON.parse((await answerTo(upload)).body)).toMatchObject({ code: 413, meta: { refusal: 'body-too-large' } })
    const next = open(port, { agent })
    next.end()
    expect((await answerTo(next)).status).toBe(200)
    agent.destroy()
  })

  it('refuses an oversize body that comes in chunks without saying how long it is', async () => {
    const { port } = await start()
    const upload = open(port, json)
    upload.on('error', () => {})
    const answer = answerTo(upload)
    upload.write('{"title":"')
    for (let chunk = 0; chunk < 40 && !upload.destroyed; chunk += 1) upload.write('x'.repeat(1_000))
    upload.end('"}')

    expect(JSON.parse((await answer).body)).toMatchObject({ code: 413, meta: { refusal: 'body-too-large' } })
    expect((await get(port)).status).toBe(200)
  })

  it('takes a body in chunks that stays within the limit', async () => {
    const { port } = await start()
    const upload = open(port, json)
    upload.write('{"title":')
    upload.end('"a coat"}')

    expect(JSON.parse((await answerTo(upload)).body).result).toMatchObject({ title: 'a coat' })
  })

  it('takes a POST without body, length or type where the call needs none', async () => {
    const { port } = await start()

    expect((await get(port, { method: 'POST', path: '/api/cart/create' })).status).toBe(200)
    expect((await get(port, { method: 'POST', path: '/api/garments/1' })).status).toBe(400)
  })

  it('survives a caller that hangs up in the middle of a body', async () => {
    const recording = aRecordingLog()
    const api = createApi({ routes: garmentRoutes, log: recording.log })
    const [entered, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
    const { port } = await start({
      log: recording.log,
      async fetch(request, given) {
        entered.resolve()
        const response = await api.fetch(request, given)
        answered.resolve(response.status)
        return response
      },
    })
    const upload = open(port, { ...json, headers: { ...json.headers, 'content-length': 100 } })
    upload.on('error', () => {})
    upload.write('{"title":')
    await entered.promise
    upload.destroy()

    expect(await answered.promise).toBe(400)
    expect((await get(port)).status).toBe(200)
    expect(recording.text()).toBe('')
  })

  it('answers a broken address or host with 400, not with a crash', async () => {
    const { port } = await start()
    const raw = (head: string) => scope(port, `${head}\r\nconnection: close\r\n\r\n`)

    expect(await raw('GET /api/garments/1 HTTP/1.1\r\nhost: exa mple')).toContain('400')
    expect(await raw('GET http:// HTTP/1.1\r\nhost: x')).toContain('400')
    expect(await raw('OPTIONS * HTTP/1.1\r\nhost: x')).toContain('400')
    expect(await raw('NONSENSE')).toContain('400')
    expect(await raw('GET /api/%ff%fe/..%2f..%2f HTTP/1.1\r\nhost: x')).toContain('404')
  })

  it('refuses two hosts, and takes none where HTTP/1.0 knows none', async () => {
    const { port } = await start({ fetch: ({ url }) => new Response(`asked for ${url}`) })

    expect(await scope(port, 'GET / HTTP/1.1\r\nhost: a.example\r\nHOST: b.example\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*connection: close[\s\S]*"bad-request"/i,
    )
    expect(await scope(port, 'GET /readyz HTTP/1.0\r\n\r\n')).toContain('asked for http://localhost/readyz')
  })

  it('hangs up on callers that take too long to say what they want', async () => {
    const { port } = await start({ timeouts: { headersMs: 100, requestMs: 200 } })
    const started = performance.now()

    expect(await scope(port, 'GET /api/garments/1 HTTP/1.1\r\nhost: x\r\nx-slow: ')).toContain('408')
    expect(await scope(port, 'POST /api/garments/1 HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{')).toContain(
      '408',
    )
    expect(performance.now() - started).toBeLessThan(9_000)
  })

  it('finishes running requests when it closes, takes no new ones and lets idle connections go', async () => {
    const [entered, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { site, readiness } = aSite({
      async fetch() {
        entered.resolve()
        await held.promise
        return new Response('done')
      },
    })
    const server = await start({ fetch: site.fetch, readiness })
    const [idle, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
    await get(server.port, { path: '/healthz', agent: idle })
    const slow = get(server.port, { path: '/slow', agent: busy })
    await entered.promise

    const closed = server.close({ timeoutMs: 60_000 })
    expect(await readiness.findFailing()).toEqual(['draining'])
    await portIsClosed(server.port)
    held.resolve()

    expect(await slow).toMatchObject({ status: 200, body: 'done', headers: { connection: 'close' } })
    await closed
  })

  it('answers whoever came before it closed, also those it has not seen yet', async () => {
    const server = await start()
    const callers = Array.from({ length: 20 }, () => get(server.port, { method: 'HEAD' }))
    // By now their connections wait in the kernel, for nothing has been read since.
    process.nextTick(() => server.close({ timeoutMs: 60_000 }))

    expect((await Promise.all(callers)).map(({ status }) => status)).toEqual(callers.map(() => 200))
  })

  it('answers what comes over an idle connection for a while, though it takes no new one', async () => {
    const server = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await get(server.port, { agent })
    const closed = server.close({ timeoutMs: 60_000, idleMs: 60_000 })
    await portIsClosed(server.port)

    expect(await get(server.port, { agent })).toMatchObject({ status: 200, headers: { connection: 'close' } })
    await closed
    agent.destroy()
  })

  it('goes on serving while it drains, says that it is not ready, and ends each connection with its next answer', async () => {
    const { site, readiness } = aSite()
    const { drain, port } = await start({ fetch: site.fetch, readiness })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await get(port, { agent })
    const ending = new AbortController()
    const drained = drain(600_000, { signal: ending.signal })

    const next = open(port, { agent })
    next.end()
    expect(await answerTo(next)).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(next.reusedSocket).toBe(true)
    expect((await get(port, { path: '/readyz' })).status).toBe(503)
    expect((await get(port)).status).toBe(200)
    ending.abort()
    await drained
    agent.destroy()
  })

  it('cuts what still runs after the timeout', async () => {
    const entered = Promise.withResolvers<void>()
    const server = await start({
      fetch() {
        entered.resolve()
        return new Promise(() => {})
      },
    })
    const stuck = get(server.port).catch((error: Error) => error.message)
    await entered.promise
    await server.close({ timeoutMs: 100 })

    expect(await stuck).toContain('hang up')
  })

  it('believes a proxy only when told to', async () => {
    const fetch: ServeOptions['fetch'] = (request, { clientAddress }) => Response.json([request.url, clientAddress])
    const headers = {
      host: 'inside:8080',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-for': '6.6.6.6, 9.9.9.9',
    }
    const trusting = await start({ fetch, trustProxy: true })
    const wary = await start({ fetch })
    const seenBy = async (server: RunningServer, extra = {}) =>
      JSON.parse((await get(server.port, { path: '/cart?a=1', headers: { ...headers, ...extra } })).body)

    expect(await seenBy(trusting)).toEqual(['https://shop.example/cart?a=1', '9.9.9.9'])
    expect(await seenBy(wary)).toEqual(['http://inside:8080/cart?a=1', '127.0.0.1'])
    expect(await seenBy(trusting, { 'x-forwarded-host': 'evil/x' })).toEqual(['http://inside:8080/cart?a=1', '9.9.9.9'])
    expect(await seenBy(trusting, { 'x-forwarded-proto': 'javascript' })).toEqual([
      'http://inside:8080/cart?a=1',
      '9.9.9.9',
    ])
  })

  it('warns once of a proxy it was not told of', async () => {
    const { log, lines } = aRecordingLog()
    const wary = await start({ log })
    const trusting = await start({ log, trustProxy: true })
    for (const { port } of [wary, trusting, wary]) await get(port, { headers: { 'x-forwarded-for': '9.9.9.9' } })
    await get(wary.port)

    const said = lines().map(({ msg }) => msg)
    expect(said.filter((msg) => msg.includes('VONK_TRUST_PROXY'))).toHaveLength(1)
  })

  it.each([
    ['9.9.9.9:4711', '9.9.9.9'],
    ['6.6.6.6, [2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', '127.0.0.1'],
    ['9.9.9.9:port', '127.0.0.1'],
    ['999.9.9.9', '127.0.0.1'],
    ['fe80::1%a', '127.0.0.1'],
    ['_hidden', '127.0.0.1'],
    ['9.9.9.9,', '127.0.0.1'],
  ])('takes the visitor a trusted proxy calls "%s" for %s', async (forwarded, visitor) => {
    const fetch: ServeOptions['fetch'] = (_, { clientAddress }) => new Response(clientAddress)
    const { port } = await start({ fetch, trustProxy: true })

    expect((await get(port, { headers: { 'x-forwarded-for': forwarded } })).body).toBe(visitor)
  })

  it('reports a request when its last byte has left', async () => {
    const { site, lines } = aSite()
    const { port } = await start({ fetch: site.fetch })
    await get(port)
    await expect.poll(() => lines()).toHaveLength(1)

    expect(lines()).toMatchObject([{ msg: 'request', status: 200, route: '/api/garments/:id' }])
    expect(lines()[0].bytes).toBeGreaterThan(300)
  })
})
