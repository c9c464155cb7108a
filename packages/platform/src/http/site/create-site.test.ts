import { brotliDecompressSync, createZstdDecompress, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { textResponse } from '../message/buffered-body.ts'
import { aSite, refusalIn } from '../testing.ts'

const longText = 'A coat for the winter. '.repeat(200)
const html = { 'content-type': 'text/html; charset=utf-8' }
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('createSite', () => {
  it('protects every document with a policy that lets only its own scripts run', async () => {
    const { get } = aSite({
      fetch: (_, { nonce }) => textResponse(`<script nonce="${nonce}"></script>`, { headers: html }),
    })

    const response = await get('/')
    const [, nonce] = /nonce="([^"]+)"/.exec(await response.text()) ?? []

    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'self'; " +
        "form-action 'self'; object-src 'none'",
    )
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  it('uses a new nonce for every document', async () => {
    const { get } = aSite({ fetch: (_, { nonce }) => textResponse(nonce, { headers: html }) })

    expect(await (await get('/')).text()).not.toBe(await (await get('/')).text())
  })

  it('insists on https only where the shopper came by https', async () => {
    const { site, get } = aSite()
    const secure = await site.fetch(new Request('https://shop.example/api/garments/1'))

    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await get('/api/garments/1')).headers.has('strict-transport-security')).toBe(false)
  })

  it('insists on it for all names below its own where the owner says so', async () => {
    const { site } = aSite({ security: { hasEncryptedSubdomains: true } })
    const secure = await site.fetch(new Request('https://shop.example/api/garments/1'))

    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  it('adds configured sources, keeps a policy the page brings, and sets none in development', async () => {
    const page = () => textResponse('x', { headers: html })
    const sources = { 'form-action': 'https://bank.example', 'frame-src': 'https://film.example' }
    const extended = aSite({ fetch: page, security: { extraSources: () => sources } })
    const framed = aSite({ fetch: () => new Response('x', { headers: { ...html, 'content-security-policy': 'own' } }) })
    const development = aSite({ fetch: page, security: { hasContentPolicy: false } })
    const policy = async ({ get }: typeof framed) => (await get('/')).headers.get('content-security-policy')

    expect(await policy(extended)).toContain("form-action 'self' https://bank.example;")
    expect(await policy(extended)).toContain("frame-src 'self' https://film.example;")
    expect(await policy(framed)).toBe('own')
    expect(await policy(development)).toBeNull()
  })

  it.each([
    ['zstd', zstdDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses a long answer with %s', async (encoding, decompress) => {
    const { get } = aSite({ fetch: () => textResponse(longText, { headers: html }) })
    const response = await get('/', { 'accept-encoding': encoding })
    const bytes = await bytesOf(response)

    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(response.headers.get('vary')).toContain('accept-encoding')
    expect(decompress(bytes).toString()).toBe(longText)
    expect(bytes.byteLength).toBeLessThan(longText.length / 5)
  })

  it('compresses an answer too large for the event loop as well', async () => {
    const { get } = aSite({ fetch: () => textResponse(longText.repeat(50), { headers: html }) })

    expect(gunzipSync(await bytesOf(await get('/', { 'accept-encoding': 'gzip' }))).toString()).toBe(
      longText.repeat(50),
    )
  })

  it.each([
    ['short answers', () => textResponse('short', { headers: html })],
    ['pictures', () => textResponse(longText, { headers: { 'content-type': 'image/webp' } })],
    ['events', () => textResponse(longText, { headers: { 'content-type': 'text/event-stream' } })],
    ['what is encoded already', () => textResponse(longText, { headers: { ...html, 'content-encoding': 'br' } })],
    [
      'what must stay as it is',
      () => textResponse(longText, { headers: { ...html, 'cache-control': 'no-transform' } }),
    ],
  ])('leaves %s alone', async (_, page) => {
    const response = await aSite({ fetch: page }).get('/', { 'accept-encoding': 'gzip' })

    expect(response.headers.get('content-encoding')).not.toBe('gzip')
  })

  it('sends each part of a streamed page on as soon as it is made', async () => {
    let finish = () => {}
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(`<h1>${longText}</h1>`))
        finish = () => {
          controller.enqueue(Buffer.from('<footer>'))
          controller.close()
        }
      },
    })
    const { get } = aSite({ fetch: () => new Response(stream, { headers: html }) })
    const response = await get('/', { 'accept-encoding': 'zstd' })
    const reader = response.body?.getReader()
    const decoder = createZstdDecompress()
    const readHead = new Promise<string>((resolve) => decoder.once('data', (chunk) => resolve(String(chunk))))
    decoder.write((await reader?.read())?.value)

    expect(await readHead).toContain('<h1>A coat')
    finish()
    const rest: Buffer[] = []
    decoder.on('data', (chunk) => rest.push(chunk))
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) decoder.write(part.value)
    await new Promise((resolve) => decoder.end(resolve))
    expect(Buffer.concat(rest).toString()).toContain('<footer>')
  })

  it('breaks a compressed stream off when the page breaks off, instead of ending it quietly', async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.error(new Error('render failed'))
      },
    })
    const { get } = aSite({ fetch: () => new Response(stream, { headers: html }) })

    await expect((await get('/', { 'accept-encoding': 'gzip' })).text()).rejects.toThrow('render failed')
  })

  it('answers a caller that holds the current version with 304 and no policy of another nonce', async () => {
    const { get } = aSite()
    const first = await get('/api/garments/1')
    const tag = first.headers.get('etag') ?? ''
    const again = await get('/api/garments/1', { 'if-none-match': `"other", ${tag}` })

    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('vary')).toContain('x-vs-store-code')
    expect([again.headers.has('content-security-policy'), again.headers.has('content-type')]).toEqual([false, false])
    expect((await get('/api/garments/2', { 'if-none-match': tag })).status).toBe(200)
    expect((await get('/api/garments/1', { 'if-none-match': 'W/"x"' })).status).toBe(200)
  })

  it('gives compressed and plain answers the same tag', async () => {
    const { get } = aSite({ fetch: () => textResponse(longText, { headers: html }) })
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (each) => (await get('/', { 'accept-encoding': each })).headers.get('etag')),
    )

    expect(new Set(tags).size).toBe(1)
  })

  it('tags neither refusals, nor what must not be stored, nor documents that carry a nonce', async () => {
    const { get } = aSite()
    const nonceful = aSite({ fetch: (_, { nonce }) => textResponse(`<style nonce="${nonce}">`, { headers: html }) })

    expect((await get('/api/garments/404')).headers.has('etag')).toBe(false)
    expect((await get('/healthz')).headers.has('etag')).toBe(false)
    expect((await nonceful.get('/')).headers.has('etag')).toBe(false)
  })

  it('answers HEAD with the headers of GET', async () => {
    const { site, get } = aSite()
    const headed = await site.fetch(new Request('http://localhost/api/garments/1', { method: 'HEAD' }))
    const got = await get('/api/garments/1')
    const comparable = (response: Response) => ({ ...Object.fromEntries(response.headers), 'x-request-id': '' })

    expect(await headed.text()).toBe('')
    expect(comparable(headed)).toEqual(comparable(got))
    expect(headed.headers.get('content-length')).toBe(String((await got.text()).length))
  })

  it('answers a page that throws with a bare 500 and logs why', async () => {
    const { get, lines } = aSite({
      fetch: () => {
        throw new Error('secret plan')
      },
    })
    const response = await get('/', { 'x-request-id': 'r-9' })

    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong (r-9).'])
    expect(lines()[0]).toMatchObject({ level: 'error', err: { message: 'secret plan' }, requestId: 'r-9' })
  })

  it('keeps several cookies apart', async () => {
    const cookies = [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ] as [string, string][]
    const { get } = aSite({
      fetch: () => new Response(null, { status: 303, headers: [...cookies, ['location', '/x']] }),
    })

    expect((await get('/')).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('logs one line per request: what was asked and how it went, without address or query', async () => {
    const { site, lines, text } = aSite()
    await site.fetch(
      new Request('http://localhost/api/garments/7?token=abc&sort=ann@example.com', {
        headers: { 'x-vs-store-code': 'en' },
      }),
      {
        clientAddress: '10.1.2.3',
      },
    )

    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toMatchObject({
      method: 'GET',
      route: '/api/garments/:id',
      path: '/api/garments/7',
      view: 'en',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      requestId: expect.any(String),
    })
    expect(text()).not.toMatch(/abc|ann@|10\.1\.2\.3/)
  })

  it('cuts tokens and numbers of people out of the path', async () => {
    const { get, text } = aSite()
    await get('/reset/0612345678/SECRETTOKEN/')
    await get('/api/garments/0612345678')

    expect(text()).not.toMatch(/0612|SECRET/)
  })

  it('makes no news of requests for files or by a balancer, unless one goes wrong', async () => {
    const file = async (request: Request, scope: { route: string | null }) => {
      scope.route = 'file'
      return new Response(null, { status: Number(new URL(request.url).pathname.slice(1)) })
    }
    const { get, lines } = aSite({ fetch: file, quietRoutes: ['file'] })
    for (const path of ['/healthz', '/200', '/404', '/503']) await get(path)

    expect(lines().map(({ path, level }) => [path, level])).toEqual([
      ['/healthz', 'debug'],
      ['/200', 'debug'],
      ['/404', 'info'],
      ['/503', 'warn'],
    ])
  })

  it('measures by route pattern, never by path', async () => {
    const { get, site, metrics } = aSite()
    await get('/api/garments/1')
    await get('/api/garments/2')
    await get('/api/no-such-thing-17')
    await site.fetch(new Request('http://localhost/api/x', { method: 'BREW' }))
    const text = await metrics.registry.metrics()

    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/garments/:id",status="200"} 2')
    expect(text).toContain('method="OTHER",route="/api/*",status="404"')
    expect(text).not.toMatch(/garments\/1|no-such-thing|BREW/)
  })

  it('refuses an unknown API address in the envelope also behind the site', async () => {
    expect((await refusalIn(await aSite().get('/api/nothing'))).code).toBe(404)
  })
})
