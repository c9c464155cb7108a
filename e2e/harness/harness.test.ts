import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished } from 'vitest'
import type { ContextPool } from './context-pool.ts'
import { it } from './it.ts'
import { createPageOpener, type PageOptions } from './page-opener.ts'

const policy = "default-src 'self'; script-src 'self' 'nonce-1'; img-src data:; connect-src *"

/** A shop of one page; every other address answers 404. */
async function serve(body: string) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy)
    if (request.url !== '/')
      return response.writeHead(404).end('<html lang="en"><title>x</title><main><h1>Gone</h1></main></html>')
    response.end(
      `<!doctype html><html lang="en"><head><title>Toy</title><link rel="icon" href="data:," /></head><body>${body}</body></html>`,
    )
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function complaintsOf(contexts: ContextPool, body: string, options: Partial<PageOptions> = {}) {
  const { openPage, finish } = createPageOpener(contexts, await serve(`<main><h1>Toy</h1>${body}</main>`))
  await openPage({ path: '/', hasJavaScript: false, ...options })
  return finish()
}

const hydrated = 'document.__reactContainer = { stateNode: { current: { memoizedState: { isDehydrated: false } } } }'
const script = (code: string) => `<script nonce="1">${hydrated}; ${code}</script>`

describe('openPage', () => {
  it('is content with a page that behaves', async ({ contexts }) => {
    expect(await complaintsOf(contexts, '<p>Hello</p>')).toEqual([])
    expect(await complaintsOf(contexts, script(''), { hasJavaScript: true })).toEqual([])
  })

  it('runs nothing of the page in a browser without JavaScript', async ({ contexts }) => {
    expect(
      await complaintsOf(contexts, script("console.error('awake'); setInterval(() => console.error('awake'))")),
    ).toEqual([])
  })

  it.for([
    ['an error on the console', "console.error('oops')", 'console error: oops'],
    ['a warning on the console', "console.warn('hm')", 'console warning: hm'],
    ['an uncaught error', "setTimeout(() => { throw new Error('boom') })", 'uncaught: Error: boom'],
    ['an answer of 404', "fetch('/missing')", 'response 404: GET'],
    ['a request that fails', "fetch('http://127.0.0.1:9/').catch(() => {})", 'failed request: GET'],
    ['what its security policy forbids', "eval('1')", 'uncaught: EvalError'],
    ['a picture its security policy forbids', "new Image().src = 'http://127.0.0.1/x.png'", 'Content Security Policy'],
  ] as const)('notices %s', async ([, code, complaint], { contexts }) => {
    const complaints = await complaintsOf(contexts, script(code), { hasJavaScript: true })

    expect(complaints).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]))
  })

  it('notices what a shopper with a disability would stumble over', async ({ contexts }) => {
    const complaints = await complaintsOf(contexts, '<img src="data:,"><button></button>')

    expect(complaints.join('\n')).toMatch(/image-alt[\s\S]*button-name|button-name[\s\S]*image-alt/)
  })

  it('lets a test expect trouble', async ({ contexts }) => {
    expect(await complaintsOf(contexts, '<p>gone</p>', { path: '/nowhere', expected: [/404/] })).toEqual([])
    expect(await complaintsOf(contexts, '<p>gone</p>', { path: '/nowhere' })).not.toEqual([])
  })
})

describe('a page of the next test', () => {
  const remember = `(async () => {
    localStorage.setItem('seen', '1')
    document.cookie = 'seen=1'
    const opening = indexedDB.open('seen')
    await new Promise((resolve) => { opening.onsuccess = resolve })
    await caches.open('seen')
  })()`
  const remembered = `(async () => [
    ...Object.keys(localStorage), document.cookie, ...(await indexedDB.databases()), ...(await caches.keys()), innerWidth,
  ])()`

  it('knows nothing of the one before, though it may have its context', async ({ contexts }) => {
    const port = await serve(`<main><h1>Hello</h1></main>${script('')}`)
    const first = createPageOpener(contexts, port)
    const page = await first.openPage({ path: '/', width: 375 })
    await page.context().route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: 'Routed' }))
    await page.evaluate(remember)
    await page.setViewportSize({ width: 1000, height: 500 })
    expect(await first.finish()).toEqual([])

    const second = createPageOpener(contexts, port)
    const next = await second.openPage({ path: '/', width: 375 })
    expect(next.context()).toBe(page.context())
    expect(await next.evaluate(remembered)).toEqual(['', 375])
    expect(await second.finish()).toEqual([])
  })

  it('has a context of its own while another is looked at, and after one that was changed for good', async ({
    contexts,
  }) => {
    const port = await serve(`<main><h1>Hello</h1></main>${script('')}`)
    const { openPage, finish } = createPageOpener(contexts, port)
    const [page, other] = [await openPage({ path: '/', width: 320 }), await openPage({ path: '/', width: 320 })]
    expect(other.context()).not.toBe(page.context())
    await page.clock.install()
    await other.context().setOffline(true)
    await finish()

    const next = createPageOpener(contexts, port)
    const fresh = (await next.openPage({ path: '/', width: 320 })).context()
    await next.finish()
    expect([page.context(), other.context()]).not.toContain(fresh)
  })
})
