import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { storeViews } from '../store-views.data.ts'
import { crawlView } from './crawl/crawl-view.ts'
import { readWays } from './crawl/read-ways.ts'

const bounds = inject('isLong') ? { mostPerPage: 60, most: 1_200 } : { mostPerPage: 5, most: 20 }

describe('every link and form', () => {
  it.each(storeViews)(
    'of $code leads to a page, with its prefix once',
    { timeout: 900_000 },
    async ({ host, path }) => {
      const { count, forms, problems } = await crawlView({ port: inject('shopPort'), host, path, ...bounds })
      if (inject('isLong')) process.stderr.write(`${host}${path}: ${count} addresses, ${forms} of them with a query\n`)

      expect(problems).toEqual([])
      expect(count).toBe(bounds.most)
      expect(forms).toBeGreaterThan(0)
    },
  )
})

describe('readWays', () => {
  const page = `<a class="x" href="/en/girls/?color=1&amp;size=2">Girls</a><a href="#top">Up</a><form action="/en/search/">
    <input type="search" name="q"/><input type="checkbox" name="size" value="128"/><input type="checkbox" name="size" value="134"/>
    <input type="number" name="price-from"/></form><form method="post" action="/en/newsletter/"><input name="email"/></form>`

  it('finds every link, and sends every form that asks for a page', () => {
    const { links, forms } = readWays(page, new URL('http://localhost/en/'))

    expect(links.map(String)).toEqual(['http://localhost/en/girls/?color=1&size=2', 'http://localhost/en/#top'])
    expect(forms.map(String)).toEqual([
      'http://localhost/en/search/?q=tee&size=128&price-from=10',
      'http://localhost/en/search/?q=xyzzyqwv&size=128&price-from=10',
    ])
  })
})

describe('crawlView', () => {
  const pages: Readonly<Record<string, string>> = {
    '/en/': '<a href="/en/gone/">Gone</a><form action="/en/search/"><input name="q"/></form><a href="/de/">German</a>',
    '/en/search/?q=tee': '<a href="/en/">Home</a>',
  }

  /** A view with a link that leads nowhere, and a search whose redirect has the prefix twice. */
  async function serve(): Promise<number> {
    const server = createServer(({ url = '' }, answer) => {
      const html = pages[url]
      if (html !== undefined) return answer.writeHead(200, { 'content-type': 'text/html' }).end(html)
      const isSearch = url.startsWith('/en/search/')
      return answer.writeHead(isSearch ? 302 : 404, isSearch ? { location: '/en/en/no-result/' } : {}).end()
    }).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    // A server that listens on a port has an address with one.
    return (server.address() as AddressInfo).port
  }

  it('tells of what is missing and of a prefix that is there twice, and stays in the view', async () => {
    const view = { port: await serve(), host: 'localhost', path: '/en/', mostPerPage: 10, most: 100 }

    expect(await crawlView(view)).toEqual({
      count: 4,
      forms: 2,
      problems: [
        'http://localhost/en/search/?q=xyzzyqwv (from /en/): has its prefix twice',
        'http://localhost/en/gone/ (from /en/): answered 404',
      ],
    })
  })
})
