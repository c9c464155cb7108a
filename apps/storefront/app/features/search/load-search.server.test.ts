import { describe, expect, it } from 'vitest'
import { type AskedSearch, aCatalogue, aProductHit, aShopRequest } from '../../testing/a-shop-request.ts'
import type { FindTheme } from '../theme/index.server.ts'
import { loadSearchFound } from './load-search-found.server.ts'
import { loadSearchPage } from './load-search-page.server.ts'

async function aSearch({ total = 40, hasSections = false, isDown = false, view = 'nl' } = {}) {
  const asked: AskedSearch[] = []
  const answer = aCatalogue((search) => {
    asked.push(search)
    if (isDown) throw new Error('down')
    return { hits: total > 0 ? [aProductHit({ category_ids: [9, 4, 3, 77] })] : [], total }
  })
  const search = { placeholder: '', hasSections }
  // Searching reads only these parts of the theme.
  const findTheme: FindTheme = async () => ({ theme: { search }, details: { search: [] } }) as never
  const shop = await aShopRequest(view, { answer })
  return { shop, asked, search: (url: URL) => loadSearchPage(shop, findTheme, url) }
}

const at = (query: string, view = 'nl') =>
  new URL(`${view === 'nl' ? '' : `/${view}`}/search/?${query}`, 'http://vonk.test')

async function leadsTo(loading: Promise<unknown>) {
  const thrown = await loading.catch((response: unknown) => response)
  return thrown instanceof Response ? thrown.headers.get('location') : thrown
}

describe('loadSearchFound', () => {
  it('looks for what can be searched, six at a time [SRCH-10] [SRCH-11] [SRCH-18] [PROD-30]', async () => {
    const { shop, asked } = await aSearch()
    await loadSearchFound(shop, at('q=hoodie&start=6'))

    expect(asked[0]).toMatchObject({ _searchText: 'hoodie' })
    expect(asked[0]?._appliedFilters).toEqual([
      { attribute: 'visibility', value: { in: [3, 4] } },
      { attribute: 'status', value: { in: [0, 1] } },
      { attribute: 'stock.is_in_stock', value: { eq: true } },
    ])
    expect([asked[0]?.query.get('from'), asked[0]?.query.get('size')]).toEqual(['6', '6'])
  })

  it('names the categories of what it found [SRCH-09]', async () => {
    const { shop } = await aSearch()

    expect((await loadSearchFound(shop, at('q=hoodie'))).categories).toEqual([
      { name: 'Meisjes · Hoodies', to: '/hoodies/' },
      { name: 'Meisjes · Bovenkleding', to: '/bovenkleding/' },
      { name: 'Meisjes', to: '/meisjes/' },
    ])
  })

  it('finds nothing for fewer than three characters [SRCH-04]', async () => {
    const { shop, asked } = await aSearch()

    expect((await loadSearchFound(shop, at('q=ho'))).total).toBe(0)
    expect(asked).toEqual([])
  })
})

describe('loadSearchPage', () => {
  it('loads eighteen at a time, the best match first [SRCH-17]', async () => {
    const { search, asked } = await aSearch()
    const page = await search(at('q=%20rode%20%20hoodie%20'))

    expect(page).toMatchObject({ text: 'rode hoodie', problem: null, listing: { pageSize: 18, sort: '' } })
    expect(asked[0]?._appliedSort).toBeUndefined()
    expect(asked[0]?.query.get('size')).toBe('18')
    expect(page.listing?.sorts.map(({ id }) => id)).toEqual([
      '',
      'updated_at:desc',
      'final_price:asc',
      'final_price:desc',
    ])
  })

  it('says that a text is too short to search for [SRCH-05]', async () => {
    const { search } = await aSearch()

    expect(await search(at('q=ab'))).toMatchObject({ text: 'ab', problem: 'too-short', listing: null })
  })

  it('refuses ten thousand characters politely', async () => {
    const { search, asked } = await aSearch()

    expect(await search(at(`q=${'a'.repeat(10_000)}`))).toMatchObject({ problem: 'too-long' })
    expect(asked).toEqual([])
  })

  it('leads to what editors propose where nothing is found [SRCH-03]', async () => {
    for (const view of ['nl', 'en']) {
      const { search } = await aSearch({ total: 0, hasSections: true, view })

      // The router puts the prefix of the view before it.
      expect(await leadsTo(search(at('q=zeppelin', view)))).toBe('/no-result/?q=zeppelin')
    }
  })

  it('leads to the address with both fields of the price form in one, in every view', async () => {
    for (const view of ['nl', 'en']) {
      const { search } = await aSearch({ view })

      expect(await leadsTo(search(at('q=hoodie&price-from=10&price-to=20', view)))).toMatch(/^\/search\/\?q=hoodie&/)
    }
  })

  it('stays where editors propose nothing, where a filter is to blame, and where the catalogue is down', async () => {
    const nothing = await aSearch({ total: 0 })
    const filtered = await aSearch({ total: 0, hasSections: true })
    const down = await aSearch({ hasSections: true, isDown: true })

    expect((await nothing.search(at('q=zeppelin'))).listing?.total).toBe(0)
    expect((await filtered.search(at('q=zeppelin&size=214'))).listing?.total).toBe(0)
    expect((await down.search(at('q=zeppelin'))).listing?.hasFailed).toBe(true)
  })
})

describe('the categories of what was found', () => {
  it('are those of the first six ids, each once [SRCH-09]', async () => {
    const categoriesOf = async (...ids: number[][]) => {
      const hits = ids.map((category_ids, id) => aProductHit({ id, sku: `VK${id}`, category_ids }))
      const shop = await aShopRequest('nl', { answer: aCatalogue(() => ({ hits })) })
      return (await loadSearchFound(shop, at('q=hoodie'))).categories.map(({ name }) => name)
    }

    expect(await categoriesOf([71, 72, 73], [71, 72, 9, 74], [9, 5])).toEqual([
      'Meisjes · Hoodies',
      'Meisjes · T-shirts',
    ])
    expect(await categoriesOf([71, 72, 73], [71, 72, 9, 74], [75, 5])).toEqual(['Meisjes · Hoodies'])
  })
})
