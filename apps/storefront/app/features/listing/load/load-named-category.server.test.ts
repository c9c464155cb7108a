import type { ShopSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { type AskedSearch, aCatalogue, aProductHit, aShopRequest } from '#testing/a-shop-request.ts'
import { loadNamedCategory } from './load-named-category.server.ts'

/** A catalogue in which the hoodies have a key that is not their slug, and an id of three digits. */
function answer(asked: AskedSearch) {
  const { hits = [], ...others } = aCatalogue(() => ({ hits: [aProductHit()] }))(asked)
  const warm = { id: 120, parent_id: 4, name: 'Warm', level: 4, path: '1/2/3/4/120', position: 3, is_active: true }
  const words = { slug: 'warm-120', url_key: 'warm', url_path: 'meisjes/warm', display_mode: 'PRODUCTS' }
  const above = { ...warm, ...words, id: 1, name: 'Scaffolding', slug: 'top', url_key: 'top-key', url_path: '' }
  return { ...others, hits: asked.entity === 'category' ? [...hits, { ...warm, ...words }, above] : hits }
}

async function visit(path: string, settings: Partial<ShopSettings> = {}) {
  const notices: string[] = []
  const shop = await aShopRequest('nl', { answer })
  const host = { ...shop.host, onNotice: (notice: string) => notices.push(notice) }
  const visited = { ...shop, settings: { ...shop.settings, ...settings }, host }
  const url = new URL(path, 'http://vonk.test')
  const name = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const outcome = await loadNamedCategory(visited, { name, url }).catch((thrown: unknown) => thrown)
  if (outcome instanceof Response) return { led: [outcome.status, outcome.headers.get('location')], notices }
  return { page: outcome, notices }
}

describe('loadNamedCategory', () => {
  it('shows the category with this slug', async () => {
    expect(await visit('/c/warm-120/')).toMatchObject({ page: { name: 'Warm' } })
  })

  it.each([
    ['id', '/c/120/'],
    ['url-key', '/c/warm/'],
  ])('leads who knows its %s to its own address, for good [ROUTE-29]', async (_key, path) => {
    expect(await visit(path)).toMatchObject({ led: [301, '/meisjes/warm/'] })
    expect(await visit(`${path}?color=107`)).toMatchObject({ led: [301, '/meisjes/warm/?color=107'] })
    expect(await visit(path, { useUrlDispatcher: false })).toMatchObject({ led: [301, '/c/warm-120/'] })
  })

  it('knows no category by an id below the root [CAT-02] [CAT-03]', async () => {
    const notices = ['Category query returned empty result id = 1']

    expect(await visit('/c/1/')).toEqual({ page: null, notices })
    expect(await visit('/c/2/')).toMatchObject({ led: [301, '/c/alles/'] })
    expect(await visit('/c/120/', { rootCategoryId: 121 })).toMatchObject({ page: null })
  })

  it.each(['nowhere', '9999', '0120', '12.0', '-3'])('knows no category called %s', async (name) => {
    const key = /^\d+$/.test(name) ? 'id' : 'slug'

    expect(await visit(`/c/${name}/`)).toEqual({
      page: null,
      notices: [`Category query returned empty result ${key} = ${name}`],
    })
  })
})
