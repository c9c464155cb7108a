import { describe, expect } from 'vitest'
import { it } from './it.ts'
import { createPageOpener } from './page-opener.ts'
import { script, serve } from './toy-shop.ts'

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
