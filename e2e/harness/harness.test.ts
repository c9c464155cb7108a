import { describe, expect } from 'vitest'
import type { ContextPool } from './context-pool.ts'
import { it } from './it.ts'
import { createPageOpener, type PageOptions } from './page-opener.ts'
import { script, serve } from './toy-shop.ts'

async function complaintsOf(contexts: ContextPool, body: string, options: Partial<PageOptions> = {}) {
  const { openPage, finish } = createPageOpener(contexts, await serve(`<main><h1>Toy</h1>${body}</main>`))
  await openPage({ path: '/', hasJavaScript: false, ...options })
  return finish()
}

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
