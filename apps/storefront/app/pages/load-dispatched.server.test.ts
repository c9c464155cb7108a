import { aPage } from '@vonk/contract/content/testing'
import type { ShopSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { aContentService, aStory } from '../testing/a-content-service.ts'
import { aCatalogue, aProductHit, aShopRequest } from '../testing/a-shop-request.ts'
import { loadDispatched } from './load-dispatched.server.ts'

const product = aProductHit()
const mapped = (type: 'product' | 'category', source: object) => ({
  _index: 'i',
  _type: type,
  _id: '1',
  _score: 1,
  _source: source,
})
const map = {
  '/hoodie-klos-kersenrood': mapped('product', product),
  '/hoodies': mapped('category', { id: 9, slug: 'hoodies', url_path: 'hoodies', display_mode: 'PRODUCTS' }),
  '/alleen-tekst': mapped('category', { id: 4, slug: 'alleen-tekst', display_mode: 'PAGE' }),
  '/oud': { request_path: 'oud', target_path: 'hoodies?kleur=rood', redirect_type: 301 },
  '/even-elders': { request_path: 'even-elders', target_path: 'https://blog.example/x', redirect_type: 307 },
  '/checkout': { request_path: 'checkout', target_path: 'hoodies', redirect_type: 301 },
}
const stories = {
  winter: aStory('nl/winter', aPage({ title: 'Winter', hasTransparentHeader: true })),
  'alleen-tekst': aStory('nl/alleen-tekst', aPage({ title: 'Alleen tekst' })),
  storyblok: aStory('nl/storyblok', aPage({ title: 'Redactie' })),
  home: aStory('nl/home', aPage({ title: 'Vonk' })),
  'en/winter': aStory('en/winter', aPage({ title: 'Winter sale' })),
  thema: aStory('nl/thema', { component: 'theme' }),
}

async function aVisit({ code = 'nl', settings = {} }: { code?: string; settings?: Partial<ShopSettings> } = {}) {
  const notices: string[] = []
  const errors: unknown[] = []
  const service = aContentService({ stories, map })
  const shop = await aShopRequest(code, {
    answer: aCatalogue(() => ({ hits: [product] })),
    other: service.other,
    errors,
  })
  const visited: ShopRequest = {
    ...shop,
    settings: { ...shop.settings, ...settings },
    host: { ...shop.host, onNotice: (notice) => notices.push(notice) },
  }
  const open = (path: string) => loadDispatched(visited, new URL(`http://vonk.test${path}`))
  return { open, notices, errors, state: service.state }
}

async function redirectOf(page: Promise<unknown>) {
  const thrown = await page.then(
    () => null,
    (response: unknown) => response,
  )
  return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown
}

describe('loadDispatched', () => {
  it('shows the product whose url_path the address is [ROUTE-27] [ROUTE-32] [ROUTE-34] [ROUTE-42]', async () => {
    const { open } = await aVisit()

    expect(await open('/hoodie-klos-kersenrood/')).toMatchObject({
      kind: 'product',
      data: { product: { sku: product.sku } },
    })
  })

  it('shows the category whose url_path the address is [ROUTE-28] [ROUTE-34]', async () => {
    const { open } = await aVisit()

    expect(await open('/hoodies/')).toMatchObject({ kind: 'category', data: { name: 'Hoodies' } })
  })

  it('names the route of a product after its type, and that of a category with its path [ROUTE-25] [ROUTE-26]', async () => {
    const { open } = await aVisit()
    const { route: ofProduct } = await open('/hoodie-klos-kersenrood/?childSku=HOODIE-128')
    const { route: ofCategory } = await open('/hoodies/')

    expect(ofProduct).toMatchObject({
      name: 'configurable-product',
      params: { parentSku: product.sku, childSku: 'HOODIE-128', slug: expect.any(String) },
    })
    expect(ofCategory).toEqual({ name: 'category', params: { slug: 'hoodies' } })
  })

  it('shows a content page, looked up by the path after the slash [ROUTE-31] [ROUTE-34] [CMS-03]', async () => {
    const { open } = await aVisit()

    expect(await open('/winter/')).toMatchObject({
      kind: 'story',
      data: { title: 'Winter', hasTransparentHeader: true },
    })
  })

  it('looks in the folder of a view that carries its code in its addresses [ROUTE-31]', async () => {
    const { open } = await aVisit({ code: 'en' })

    expect(await open('/en/winter/')).toMatchObject({ kind: 'story', data: { title: 'Winter sale' } })
  })

  it('shows no content page of another view [ROUTE-24] [ROUTE-31]', async () => {
    const { open } = await aVisit()

    expect(await open('/en/winter/')).toMatchObject({ kind: 'not-found' })
  })

  it.each([
    ['nl', '/nl/', '/'],
    ['nl', '/home/', '/'],
    ['nl', '/nl/home/?kleur=rood', '/?kleur=rood'],
    ['nl', '/nl/winter/', '/winter/'],
    ['en', '/en/en/winter/', '/winter/'],
  ])('leads in view %s from %s to the one address of the page, %s [ROUTE-31]', async (code, path, own) => {
    expect(await redirectOf((await aVisit({ code })).open(path))).toEqual([301, own])
  })

  it('knows no story under the code of its view either, where there is none', async () => {
    expect(await (await aVisit()).open('/nl/niets/')).toMatchObject({ kind: 'not-found' })
  })

  it('shows the content page of a category that is only content [ROUTE-30]', async () => {
    const { open } = await aVisit()

    expect(await open('/alleen-tekst/')).toMatchObject({ kind: 'story', data: { title: 'Alleen tekst' } })
  })

  it('shows the editors’ page at its fixed address, and under the code of the default view [ROUTE-21] [ROUTE-22]', async () => {
    const { open } = await aVisit()

    expect(await open('/storyblok/')).toMatchObject({ kind: 'story', data: { title: 'Redactie' } })
    expect(await open('/nl/storyblok/')).toMatchObject({ kind: 'story', data: { title: 'Redactie' } })
  })

  it('follows a stored redirect with its own status [ROUTE-35]', async () => {
    const { open } = await aVisit()

    expect(await redirectOf(open('/oud/'))).toEqual([301, '/hoodies/?kleur=rood'])
    expect(await redirectOf(open('/even-elders/'))).toEqual([307, 'https://blog.example/x'])
  })

  it('lets no redirect take the place of a fixed page [ROUTE-35]', async () => {
    const { open, state } = await aVisit()

    expect(await open('/checkout/')).toMatchObject({ kind: 'not-found' })
    expect(state.asked).not.toContain('/api/url/map')
  })

  it('says in the log which path nobody knows [ROUTE-24] [ROUTE-37] [ROUTE-39]', async () => {
    const { open, notices } = await aVisit()

    expect(await open('/niets/hier/')).toMatchObject({ kind: 'not-found', data: null })
    expect(notices).toEqual(['No mapping found for /niets/hier/'])
  })

  it('shows no page for a story that is none [CMS-03]', async () => {
    const { open } = await aVisit()

    expect(await open('/thema/')).toMatchObject({ kind: 'not-found' })
  })

  it('ends on page-not-found that asks to come back, with a line in the log, when the map cannot be asked [ROUTE-40]', async () => {
    const { open, notices, errors, state } = await aVisit()
    state.isMapUnavailable = true

    await expect(open('/winter/')).rejects.toMatchObject({ init: { status: 503 } })
    expect(notices).toContain('The URL map cannot be asked')
    expect(errors).toHaveLength(1)
  })

  it('sends url_paths to /p/… and /c/… while the dispatcher is off [ROUTE-16] [ROUTE-17] [ROUTE-18]', async () => {
    const { open } = await aVisit({ settings: { useUrlDispatcher: false } })

    expect(await redirectOf(open('/hoodie-klos-kersenrood/'))).toEqual([
      301,
      '/p/VK1068-CHERRY/hoodie-klos-kersenrood/',
    ])
    expect(await redirectOf(open('/hoodie-klos-kersenrood/?childSku=VK1068-128'))).toEqual([
      301,
      '/p/VK1068-CHERRY/hoodie-klos-kersenrood/VK1068-128/',
    ])
    expect(await redirectOf(open('/hoodies/?kleur=rood'))).toEqual([301, '/c/hoodies/?kleur=rood'])
    expect(await open('/winter/')).toMatchObject({ kind: 'story' })
  })
})

describe('a variant that is asked for', () => {
  const parent = aProductHit({ sku: 'TEE', slug: 'anker-tee', url_path: 'anker-tee' })
  const hidden = aProductHit({
    sku: 'TEE-128',
    type_id: 'simple',
    visibility: 1,
    variant_of: 'TEE',
    url_path: 'tee-128',
  })

  async function open(path: string) {
    const service = aContentService({
      map: { '/anker-tee': mapped('product', parent), '/tee-128': mapped('product', hidden) },
    })
    const answer = aCatalogue(() => ({ hits: [parent] }))
    const shop = await aShopRequest('nl', { answer, other: service.other })
    return loadDispatched(shop, new URL(`http://vonk.test${path}`))
  }

  it('is chosen on the page of its product [ROUTE-27]', async () => {
    expect(await open('/anker-tee/?childSku=TEE-128')).toMatchObject({ kind: 'product', data: { childSku: 'TEE-128' } })
    expect(await open('/anker-tee/')).toMatchObject({ kind: 'product', data: { childSku: null } })
  })

  it('at an address of its own leads there for good [PROD-29]', async () => {
    expect(await redirectOf(open('/tee-128/'))).toEqual([301, '/anker-tee/?childSku=TEE-128'])
  })
})
