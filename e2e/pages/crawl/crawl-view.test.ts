import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { crawlView } from './crawl-view.ts'
import { newPictures, readPictures } from './read-pictures.ts'
import { readWays } from './read-ways.ts'

describe('readWays', () => {
  const page = `<a class="x" href="/en/girls/?color=1&amp;size=2">Girls</a><a href="#top">Up</a><form action="/en/search/">
    <input type="search" name="q"/><input type="checkbox" name="size" value="128"/><input type="checkbox" name="size" value="134"/>
    <input type="number" name="price-from"/></form><form method="post" action="/en/newsletter/"><input type="email" name="email"/></form><form method="dialog"></form>`

  it('finds every link, and fills in every form', () => {
    const { links, searches, posts, forms, problems } = readWays(page, new URL('http://localhost/en/?page=2'))

    expect(links.map(String)).toEqual(['http://localhost/en/girls/?color=1&size=2', 'http://localhost/en/?page=2#top'])
    expect(searches.map(String)).toEqual([
      'http://localhost/en/search/?q=tee&size=128&price-from=10',
      'http://localhost/en/search/?q=xyzzyqwv&size=128&price-from=10',
    ])
    expect(posts.map(({ address, body }) => `${address} ${body}`)).toEqual(['http://localhost/en/newsletter/ email=1'])
    expect(forms).toMatchObject({ get: 1, post: 1, dialog: 1 })
    expect(problems).toEqual([])
  })

  it('tells of a form that writes into an address who somebody is, and of one it cannot read', () => {
    const login = '<form><input type="password" name="password"/></form><form data-broken=yes></form>'

    expect(readWays(login, new URL('http://localhost/')).problems).toEqual([
      '1 forms cannot be read',
      'a form writes password into an address',
    ])
  })
})

describe('readPictures', () => {
  const address = new URL('http://localhost/en/')
  const page = `<link rel="preload" as="image" href="/img/375/0/resize/a.svg" imageSrcSet="/img/375/0/resize/a.svg 375w, /img/540/0/resize/a.svg 540w"/>
    <link rel="icon" href="/icon.svg"/><link rel="stylesheet" href="/a.css"/><meta property="og:image" content="http://localhost/img/1024/0/resize/a.svg"/>
    <picture><source srcSet="/img/768/0/resize/b.svg 768w"/><img src="/img/375/0/resize/b.svg" alt=""/></picture><svg><use href="/icons.svg#heart"></use></svg>`

  it('finds every width of every picture, and the icons', () => {
    expect(readPictures(page, address).map(({ pathname, hash }) => pathname + hash)).toEqual([
      '/img/375/0/resize/b.svg',
      '/img/768/0/resize/b.svg',
      '/img/375/0/resize/a.svg',
      '/img/540/0/resize/a.svg',
      '/icon.svg',
      '/img/1024/0/resize/a.svg',
      '/icons.svg#heart',
    ])
  })

  it('asks for each drawing and each size once, and for no more drawings than it may', () => {
    const seen = { drawings: new Set<string>(), sizes: new Set<string>() }
    const asked = (most: number) => newPictures(readPictures(page, address), seen, most).map(({ pathname }) => pathname)

    expect(asked(1)).toEqual([
      '/img/375/0/resize/b.svg',
      '/img/768/0/resize/b.svg',
      '/img/540/0/resize/a.svg',
      '/icon.svg',
      '/img/1024/0/resize/a.svg',
      '/icons.svg',
    ])
    expect(asked(1)).toEqual([])
  })
})

describe('crawlView', () => {
  const pages: Readonly<Record<string, string>> = {
    '/en/': `<a href="/en/gone/">Gone</a><form action="/en/search/"><input name="q"/></form><a href="/de/">German</a>
      <form method="post"><input type="email" name="email"/></form><form method="dialog"></form>
      <a href="#top">Up</a><a href="#content">Down</a><main id="content"></main><img src="/img/375/0/resize/gone.svg"/>`,
    '/en/search/?q=tee': '<a href="/en/">Home</a>',
    '/en/login/': '<form method="post"><input name="name"/></form>',
  }

  const redirects: Readonly<Record<string, string>> = { '/en/search/?q=xyzzyqwv': '/en/en/no-result/' }

  /** A view with a link that leads nowhere, a search whose redirect has the prefix twice, and a form that nobody takes. */
  function answerTo(method: string, url: string, answer: ServerResponse): void {
    const [html, location] = [pages[url], redirects[url]]
    if (method === 'POST') answer.writeHead(url === '/en/' ? 303 : 405, { location: url }).end()
    else if (location !== undefined) answer.writeHead(302, { location }).end()
    else answer.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html)
  }

  async function serve(): Promise<number> {
    const server = createServer(({ method = '', url = '' }, answer) => answerTo(method, url, answer)).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    // A server that listens on a port has an address with one.
    return (server.address() as AddressInfo).port
  }

  it('tells of what is missing, of a prefix that is there twice and of a form nobody takes, and stays in the view', async () => {
    const view = { port: await serve(), host: 'localhost', path: '/en/', also: ['login/'], mostPerPage: 10, most: 100 }
    const bounded = { ...view, mostWithQuery: 10, mostPictures: 10 }

    expect(await crawlView(bounded)).toEqual({
      count: 5,
      pictures: 1,
      forms: { get: 1, post: 2, dialog: 1, fields: ['email', 'name', 'q'] },
      problems: [
        'http://localhost/en/ (from the start): has no #top',
        'http://localhost/en/ (from the start): its picture /img/375/0/resize/gone.svg answered 404 text/html',
        'http://localhost/en/login/ (from the start): its form answered 405',
        'http://localhost/en/search/?q=xyzzyqwv (from /en/): has its prefix twice',
        'http://localhost/en/gone/ (from /en/): answered 404',
      ],
    })
  })
})
