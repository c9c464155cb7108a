import { describe, expect, it } from 'vitest'
import { pack } from '../../fragments/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { aCatalogue, aProductHit, aShopRequest } from '../../testing/a-shop-request.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CategoryPage } from './category-page.tsx'
import { loadCategoryPage } from './load/load-category-page.server.ts'

type Listed = { path?: string; total?: number; hits?: number; isDown?: boolean; code?: string }

async function render({ path = '/hoodies', total = 120, hits = 2, isDown = false, code = 'nl' }: Listed = {}) {
  const answer = aCatalogue(() => {
    if (isDown) throw new Error('down')
    const products = Array.from({ length: hits }, (_, id) => aProductHit({ id: id + 1, sku: `VK${id}` }))
    const aggregations = {
      agg_terms_size_options: {
        buckets: [
          { key: 214, doc_count: 7 },
          { key: 210, doc_count: 3 },
        ],
      },
    }
    return { hits: products, total, aggregations }
  })
  const shop = await aShopRequest(code, { answer })
  const url = new URL(path, 'http://vonk.test')
  const data = await loadCategoryPage(shop, { source: { slug: 'hoodies' }, url })
  if (!data) throw new Error('The category is there')
  return renderInShop(<CategoryPage page={pack(data)} />, { shop: aShop(code), path })
}

describe('CategoryPage', () => {
  it('shows where it is, what it lists and how many [CAT-09] [CAT-10] [CAT-11]', async () => {
    const html = await render()

    expect(html).toMatch(/<nav aria-label="Kruimelpad">.*href="\/meisjes\/".*href="\/bovenkleding\/".*Hoodies/)
    expect(html).toMatch(/<nav[^>]*aria-label="Categorieën".*href="\/t-shirts\/"/)
    expect(html).toContain('120 producten')
    expect(html.match(/href="\/hoodie-klos-kersenrood\/"/g)).toHaveLength(2)
  })

  it('has a way on that works without scripts, and says how much was seen [CAT-09] [FILT-20]', async () => {
    const html = await render()

    expect(html).toContain('href="/hoodies?page=2"')
    expect(html).toContain('Je hebt 50 van de 120 producten gezien')
    expect(html).toContain('<progress')
  })

  it('has no way on at the end of the list [FILT-20]', async () => {
    const html = await render({ path: '/hoodies?page=3' })

    expect(html).not.toContain('Toon meer')
    expect(html).toContain('Je hebt 120 van de 120 producten gezien')
  })

  it('is a plain form that carries what else is in the address', async () => {
    const html = await render({ path: '/hoodies?size=214&utm_source=mail' })

    expect(html).toMatch(
      /<input type="checkbox" name="size"[^>]* checked=""[^>]*value="214"|value="214" checked=""|name="size" checked="" value="214"/,
    )
    expect(html).toContain('<input type="hidden" name="utm_source" value="mail"/>')
  })

  it('shows what is chosen, each to be taken away, and keeps search engines out of it', async () => {
    const html = await render({ path: '/hoodies?size=214' })

    expect(html).toContain('Filter 128 weghalen')
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html).toContain('<link rel="canonical" href="http://vonk.test:3000/hoodies/"/>')
  })

  it('tells search engines the trail and the products in their order', async () => {
    // A deferred component, which a server has before its first page.
    await import('./category-structured-data.tsx')
    const html = await render()

    expect(html).toContain('<meta name="robots" content="index, follow"/>')
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain('"numberOfItems":120')
  })

  it('says that nothing is there, in the words of the shop [CAT-16]', async () => {
    const html = await render({ total: 0, hits: 0, code: 'en' })

    expect(html).toContain('No products synchronized for this category. Please come back while online!')
  })

  it('offers another try when the catalogue does not answer [CAT-16]', async () => {
    const html = await render({ isDown: true, code: 'en' })

    expect(html).toContain('No products synchronized for this category. Please come back while online!')
    expect(html).toContain('Try again')
  })

  it('offers to clear filters that leave nothing', async () => {
    const html = await render({ path: '/hoodies?size=214', total: 0, hits: 0 })

    expect(html).toContain('Niets gevonden met deze filters')
    expect(html).toContain('Wis alle filters')
  })
})
