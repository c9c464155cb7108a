import { describe, expect, it } from 'vitest'
import { aShopRequest } from '#testing/a-shop-request.ts'
import { loadArticles } from './load-articles.server.ts'

async function ask(query: string) {
  const asked: Request[] = []
  const other = (request: Request) => {
    asked.push(request)
    return Response.json({ code: 200, result: { total: 25, stories: [] } })
  }
  const shop = await aShopRequest('en', { answer: () => ({}), other })
  const list = { folder: 'blog', tag: '', size: 10 }
  const page = await loadArticles(shop, list, new URL(`http://vonk.test/en/blog/${query}`))
  const [request] = asked
  return { page, url: new URL(request?.url ?? ''), code: request?.headers.get('x-vs-store-code') }
}

describe('loadArticles', () => {
  it('asks for the articles of the view, a page of them at a time [CMS-31]', async () => {
    const { url, code } = await ask('')

    expect(url.pathname).toBe('/api/ext/blog/list')
    expect(Object.fromEntries(url.searchParams)).toEqual({ storeCode: 'en', slug: 'blog', size: '10', offset: '0' })
    expect(code).toBe('en')
  })

  it('goes on where the page before has ended, as long as there are more [CMS-11] [CMS-31]', async () => {
    const second = await ask('?page=2')
    const last = await ask('?page=3')

    expect(second.url.searchParams.get('offset')).toBe('10')
    expect(second.page).toMatchObject({ newerHref: '/en/blog/', olderHref: '/en/blog/?page=3' })
    expect(last.page).toMatchObject({ newerHref: '/en/blog/?page=2', olderHref: null })
  })
})
