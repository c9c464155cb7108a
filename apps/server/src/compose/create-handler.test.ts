import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestScope } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import type { Storefront } from '../pages/storefront.ts'
import type { ApiHandler } from './api-handler.ts'
import { createHandler } from './create-handler.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'vonk-client-'))
writeFileSync(join(clientFolder, 'icon.svg'), '<svg/>')
afterAll(() => rmSync(clientFolder, { recursive: true }))

const api: ApiHandler = async (request) => new Response(`api ${new URL(request.url).pathname}`)
const images = { fetch: async (request: Request) => new Response(`picture ${new URL(request.url).pathname}`) }
const storefront: Storefront = {
  clientFolder,
  cacheUsage: () => ({}),
  renderPage: async (request, { api, nonce, requestId, onView, onNotice }) => {
    onView('en', true)
    onNotice('No mapping found for /reset/0612345678/SECRETTOKEN')
    const answer = await api(new Request('http://api.internal/api/x'))
    return new Response(`page ${new URL(request.url).pathname} ${nonce} ${requestId} ${await answer.text()}`)
  },
}

function aScope() {
  const scope: RequestScope = { requestId: 'r1', nonce: 'n1', clientAddress: null, route: null }
  return scope
}

async function ask(parts: Partial<Parameters<typeof createHandler>[0]>, path: string) {
  const { log, lines } = aLog()
  const scope = aScope()
  const response = await createHandler({ api, storefront, images, log, ...parts })(
    new Request(`http://shop${path}`),
    scope,
  )
  return { response, text: await response.text(), route: scope.route, view: scope.view, lines }
}

describe('createHandler', () => {
  it('gives calls to the API, files to the client build and every other path to the storefront', async () => {
    expect((await ask({}, '/api/cart')).text).toBe('api /api/cart')
    expect(await ask({}, '/icon.svg')).toMatchObject({ text: '<svg/>', route: 'file' })
    expect(await ask({}, '/girls/')).toMatchObject({ text: 'page /girls/ n1 r1 api /api/x', route: 'page' })
    expect((await ask({}, '/apish')).text).toContain('page')
  })

  it('gives the bank of the demo to who has it: this process, the API of another, or nobody', async () => {
    const bank = { fetch: async () => new Response('bank') }

    expect(await ask({ bank }, '/sandbox-bank/sb_1')).toMatchObject({ text: 'bank', route: '/sandbox-bank' })
    expect((await ask({ images: null }, '/sandbox-bank/sb_1')).text).toBe('api /sandbox-bank/sb_1')
    expect((await ask({}, '/sandbox-bank/sb_1')).response.status).toBe(404)
  })

  it('tells the log which store view was asked, and nothing of a link that was mailed to one person', async () => {
    const { view, lines } = await ask({}, '/girls/')

    expect(view).toBe('en')
    expect(lines).toMatchObject([{ msg: 'No mapping found for /reset/[cut]' }])
    expect(await ask({}, '/api/cart')).toMatchObject({ route: '/api/*' })
  })

  it('tells the API who a page asks for, so that attempts by form count as well', async () => {
    const asked: unknown[] = []
    const counting: ApiHandler = async (_, { clientAddress }) => {
      asked.push(clientAddress)
      return new Response()
    }
    const handler = createHandler({ api: counting, storefront, images, log: aLog().log })
    await handler(new Request('http://shop/girls/'), { ...aScope(), clientAddress: '192.0.2.7' })

    expect(asked).toEqual(['192.0.2.7'])
  })

  it('refuses what is sent to a page and is no form', async () => {
    const handler = createHandler({ api, storefront, images, log: aLog().log })
    const headers = { 'content-type': 'application/json', 'content-length': '2' }
    const response = await handler(new Request('http://shop/girls/', { method: 'POST', body: '{}', headers }), aScope())

    expect(response.status).toBe(415)
  })

  it('shows pictures, or fetches them from where the API is', async () => {
    const path = '/img/150/150/resize/v/k/tee.svg'

    expect(await ask({}, path)).toMatchObject({ text: `picture ${path}`, route: 'picture' })
    expect(await ask({ images: null }, path)).toMatchObject({ text: `api ${path}`, route: 'picture' })
    expect((await ask({ images: null, api: null, storefront: null }, path)).response.status).toBe(404)
    expect((await ask({}, '/imgs/tee.svg')).text).toContain('page')
  })

  it('has no pages where only the API runs', async () => {
    expect((await ask({ storefront: null }, '/')).response.status).toBe(404)
    expect((await ask({ storefront: null }, '/api/cart')).text).toBe('api /api/cart')
  })

  it('has neither where only jobs run', async () => {
    expect((await ask({ storefront: null, api: null }, '/api/cart')).response.status).toBe(404)
  })

  it('answers in the envelope when a distant API cannot be reached', async () => {
    const gone: ApiHandler = () => Promise.reject(new TypeError('fetch failed'))
    const { response, text, lines } = await ask({ api: gone }, '/api/cart')

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(JSON.parse(text)).toMatchObject({ code: 503, meta: { refusal: 'unavailable', requestId: 'r1' } })
    expect(lines).toMatchObject([{ level: 'error', msg: 'the API cannot be reached' }])
  })

  it('says nothing of an API that was not waited for', async () => {
    const hungUp = new AbortController()
    hungUp.abort()
    const { log, lines } = aLog()
    const gone: ApiHandler = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    const handler = createHandler({ api: gone, storefront, images: null, log })
    await handler(new Request('http://shop/img/150/150/resize/tee.svg', { signal: hungUp.signal }), aScope())

    expect(lines).toEqual([])
  })

  it('shows something in place of a picture when they cannot be reached', async () => {
    const gone: ApiHandler = () => Promise.reject(new TypeError('fetch failed'))
    const handler = createHandler({ api: gone, storefront, images: null, log: aLog().log })
    const headers = { accept: 'image/webp,image/*' }
    const answer = await handler(new Request('http://shop/img/150/150/resize/tee.svg', { headers }), aScope())

    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
      503,
      'image/svg+xml',
      '5',
    ])
  })
})
