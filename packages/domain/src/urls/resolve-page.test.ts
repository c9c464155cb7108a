import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCategory } from '../categories/testing.ts'
import { buildUrl, resolveStoreView } from '../stores/index.ts'
import { aDirectory, aPrefixedView, aStoreView } from '../stores/testing.ts'
import { afterMapping, choosePage, pageNotFound, planPage } from './resolve-page.ts'
import { categoryPage, type ProductAddress, productPage, storyPage } from './shop-pages.ts'
import { aProductAddress, aRedirect } from './testing.ts'

const nothing = { redirect: null, product: null, category: null, story: null }

describe('planPage', () => {
  it('lets no stored redirect, product or category take the place of a fixed page', () => {
    expect(planPage('/checkout/', aStoreView())).toMatchObject({
      kind: 'static',
      match: { route: { name: 'checkout' } },
    })
  })

  it('looks a single segment up among the url_paths of products [ROUTE-32]', () => {
    expect(planPage('/dino-tee/', aStoreView())).toEqual({ kind: 'lookup', path: 'dino-tee', storySlug: 'dino-tee' })
  })

  it('looks categories up by the path without the slash in front [ROUTE-28]', () => {
    expect(planPage('/girls/coats/?page=2', aPrefixedView())).toEqual({
      kind: 'lookup',
      path: 'girls/coats',
      storySlug: 'en/girls/coats',
    })
  })
})

describe('choosePage', () => {
  const everything = {
    redirect: aRedirect(),
    product: aProductAddress(),
    category: aCategory({ id: 20 }),
    story: { slug: 'about' },
  }

  it('follows a stored redirect first [ROUTE-35]', () => {
    expect(choosePage(everything)).toEqual({ type: 'redirect', redirect: { status: 301, target: '/new/page' } })
  })

  it('maps to a product, then to a category, then to a content page [ROUTE-34]', () => {
    const { product, category, story } = everything

    expect(choosePage({ ...everything, redirect: null })).toEqual({ type: 'product', product })
    expect(choosePage({ ...nothing, category, story })).toEqual({ type: 'category', category })
    expect(choosePage({ ...nothing, story })).toEqual({ type: 'cms_page', story })
  })

  it('ignores a redirect that leads to itself', () => {
    const redirect = aRedirect({ targetPath: 'old/page' })

    expect(choosePage({ ...everything, redirect }).type).toBe('product')
  })

  it('passes over a category that shows content only [ROUTE-30]', () => {
    const category = aCategory({ id: 20, displayMode: 'PAGE' })

    expect(choosePage({ ...everything, redirect: null, product: null, category }).type).toBe('cms_page')
  })

  it('says that no route was found when there is nothing, under the name page-not-found [ROUTE-24] [ROUTE-37]', () => {
    expect(choosePage(nothing)).toEqual(pageNotFound)
    expect(pageNotFound).toMatchObject({
      name: 'page-not-found',
      params: { slug: 'page-not-found' },
      message: 'No route found',
    })
  })
})

describe('every path built resolves back to its page', () => {
  const directory = aDirectory(aStoreView(), aPrefixedView(), aStoreView({ code: 'de', host: 'de.localhost' }))
  const view = fc
    .tuple(fc.constantFrom(...directory.views), fc.boolean())
    .map(([base, useTrailingSlash]) => ({ ...base, seo: { ...base.seo, useTrailingSlash } }))
  const settings = fc.record({ useUrlDispatcher: fc.boolean() })
  // Browsers take "." and ".." out of every path, so no page can be called that.
  const sku = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text))
  const slug = fc.oneof(fc.stringMatching(/^[a-z0-9]{3,8}(-[a-z0-9]{1,8})?$/), sku)
  const segment = fc.oneof(fc.constantFrom('100%25-wol', 'wat?', '#1', 'mädchen', 'a.b'), slug)
  // "x-" in front keeps clear of the fixed pages and of prefixes, which win by decision.
  const urlPath = fc
    .array(
      segment.filter((part) => !part.includes('/')),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => `x-${parts.join('/')}`)

  function open(address: string) {
    const { host, pathname, searchParams } = new URL(address)
    const resolved = resolveStoreView(directory, { host, pathname })
    return {
      view: resolved.view.code,
      plan: planPage(resolved.path, resolved.view),
      childSku: searchParams.get('childSku'),
    }
  }

  function addressed(built: { view: (typeof directory.views)[number]; page: string }) {
    return open(buildUrl(built.view, built.page, { protocol: 'http:', port: '3000' }))
  }

  it('for products, with the dispatcher on and off [ROUTE-27] [ROUTE-32]', () => {
    const product: fc.Arbitrary<ProductAddress> = fc.record({
      typeId: fc.constantFrom('simple', 'configurable'),
      parentSku: sku,
      slug,
      urlPath,
      childSku: fc.option(sku),
    })
    fc.assert(
      fc.property(view, settings, product, (shown, { useUrlDispatcher }, wanted) => {
        const page = addressed({ view: shown, page: productPage(wanted, { useUrlDispatcher }) })
        const childSku = wanted.typeId === 'configurable' ? wanted.childSku : null

        expect(page.view).toBe(shown.code)
        if (useUrlDispatcher) {
          expect(page).toMatchObject({ plan: { kind: 'lookup', path: wanted.urlPath }, childSku })
          return
        }
        const params = { parentSku: wanted.parentSku, slug: wanted.slug, ...(childSku ? { childSku } : {}) }
        expect(page.plan).toMatchObject({ kind: 'static', match: { params } })
      }),
    )
  })

  it('for categories, with the dispatcher on and off [ROUTE-28]', () => {
    fc.assert(
      fc.property(view, settings, slug, urlPath, (shown, { useUrlDispatcher }, categorySlug, path) => {
        const category = aCategory({ id: 20, slug: categorySlug, urlPath: path })
        const page = addressed({ view: shown, page: categoryPage(category, { useUrlDispatcher }) })

        expect(page.view).toBe(shown.code)
        expect(page.plan).toMatchObject(
          useUrlDispatcher
            ? { kind: 'lookup', path }
            : { kind: 'static', match: { route: { name: 'category' }, params: { slug: categorySlug } } },
        )
      }),
    )
  })

  it('for content pages [ROUTE-31]', () => {
    fc.assert(
      fc.property(view, urlPath, (shown, path) => {
        const fullSlug = shown.appendStoreCode ? `${shown.code}/${path}` : path
        const page = addressed({ view: shown, page: storyPage(fullSlug, shown) })

        expect(page).toMatchObject({ view: shown.code, plan: { kind: 'lookup', storySlug: fullSlug } })
      }),
    )
  })
})

describe('afterMapping', () => {
  it('shows the page that was found', () => {
    expect(afterMapping('/x', { kind: 'mapped', page: 'the page' })).toEqual({ page: 'the page', log: null })
  })

  it('logs a path without a page and goes on to page-not-found [ROUTE-39] [ROUTE-24]', () => {
    expect(afterMapping('/x/y', { kind: 'unmapped' })).toEqual({
      page: pageNotFound,
      log: 'No mapping found for /x/y',
    })
    expect(pageNotFound).toMatchObject({ name: 'page-not-found', params: { slug: 'page-not-found' } })
  })

  it('logs a failed request and goes on to page-not-found [ROUTE-40]', () => {
    expect(afterMapping('/x', { kind: 'failed', reason: 'timeout' })).toEqual({ page: pageNotFound, log: 'timeout' })
  })
})
