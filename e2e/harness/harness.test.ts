import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { it } from './it.ts'
import { createPageOpener, type PageOptions } from './page-opener.ts'

const policy = "default-src 'self'; script-src 'self' 'nonce-1'; img-src data:; connect-src *"

/** A shop of one page; every other address answers 404. */
async function serve(body: string) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy)
    if (request.url !== '/') return response.writeHead(404).end('<html lang="en"><title>x</title></html>')
    response.end(
      `<!doctype html><html lang="en"><head><title>Toy</title><link rel="icon" href="data:," /></head><body>${body}</body></html>`,
    )
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function complaintsOf(browser: Browser, body: string, options: Partial<PageOptions> = {}) {
  const { openPage, finish } = createPageOpener(browser, await serve(`<main>${body}</main>`))
  await openPage({ path: '/', hasJavaScript: false, ...options })
  return finish()
}

const script = (code: string) => `<script nonce="1">document.body.__reactFiber = 1; ${code}</script>`

describe('openPage', () => {
  it('is content with a page that behaves', async ({ browser }) => {
    expect(await complaintsOf(browser, '<h1>Hello</h1>')).toEqual([])
    expect(await complaintsOf(browser, script(''), { hasJavaScript: true })).toEqual([])
  })

  it('runs nothing of the page in a browser without JavaScript', async ({ browser }) => {
    expect(
      await complaintsOf(browser, script("console.error('awake'); setInterval(() => console.error('awake'))")),
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
  ] as const)('notices %s', async ([, code, complaint], { browser }) => {
    const complaints = await complaintsOf(browser, script(code), { hasJavaScript: true })

    expect(complaints).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]))
  })

  it('notices what a shopper with a disability would stumble over', async ({ browser }) => {
    const complaints = await complaintsOf(browser, '<img src="data:,"><button></button>')

    expect(complaints.join('\n')).toMatch(/image-alt[\s\S]*button-name|button-name[\s\S]*image-alt/)
  })

  it('lets a test expect trouble', async ({ browser }) => {
    expect(await complaintsOf(browser, '<p>gone</p>', { path: '/nowhere', expected: [/404/] })).toEqual([])
    expect(await complaintsOf(browser, '<p>gone</p>', { path: '/nowhere' })).not.toEqual([])
  })
})
