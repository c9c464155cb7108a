import type { FoundProduct } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { createCamelCase } from '#request/catalogue/camel-case.ts'
import { type AskedSearch, aCatalogue, aShopRequest } from '#testing/a-shop-request.ts'
import { aPageDocument } from '../testing.ts'
import { findProduct, loadProductPage } from './load-product-page.server.ts'

const camelCase = createCamelCase()

const parent = aPageDocument({ sku: 'TEE', url_path: 'anker-tee', slug: 'anker-tee' })

type Opening = { settings?: object; asked?: AskedSearch[]; catalogue?: readonly FoundProduct[] }

async function open(document: FoundProduct, { settings = {}, asked = [], catalogue = [parent] }: Opening = {}) {
  const notices: string[] = []
  const answer = aCatalogue((search) => {
    asked.push(search)
    if (search.entity === 'review') throw new Error('down')
    const filter = search._appliedFilters?.find(({ attribute }) => attribute === 'sku')
    // Filters on a sku are lists of skus here.
    const skus = (filter?.value as { in: string[] } | undefined)?.in ?? []
    return { hits: catalogue.filter(({ sku }) => skus.includes(sku)) }
  })
  const shop = await aShopRequest('en', { answer })
  const host = { ...shop.host, onNotice: (notice: string) => notices.push(notice) }
  const request = { ...shop, host, settings: { ...shop.settings, ...settings } }
  const page = await loadProductPage(request, {
    document: camelCase(document),
    url: new URL('http://vonk.test/en/anker-tee/'),
  })
  return { page, notices, request }
}

const hidden = aPageDocument({ sku: 'TEE-210', visibility: 1, type_id: 'simple', variant_of: 'TEE' })

describe('loadProductPage', () => {
  it('shows a product that may be seen, also while reviews cannot be had [PROD-30]', async () => {
    const { page } = await open(parent)

    expect(page?.kind === 'show' && page.data.product.name).toBe('Anker tee')
    expect(page?.kind === 'show' && page.data.reviews.count).toBe(0)
  })

  it('has no page for a disabled product and says why in the log [PROD-27] [PROD-31] [PROD-33]', async () => {
    const { page, notices } = await open(aPageDocument({ status: 2 }))

    expect(page).toBeNull()
    expect(notices).toEqual(['Product query returned empty result product status = 2'])
  })

  it('sends a hidden variant to its parent for good, with the variant chosen [PROD-29]', async () => {
    const { page } = await open(hidden)

    expect(page).toEqual({ kind: 'redirect', page: '/anker-tee?childSku=TEE-210', status: 301, navigation: 'replace' })
  })

  it('fails for a hidden variant where direct access is not prevented [PROD-28] [PROD-34]', async () => {
    const { page, notices } = await open(hidden, { settings: { preventConfigurableChildrenDirectAccess: false } })

    expect(page).toBeNull()
    expect(notices).toEqual(['Product query returned empty result product visibility = 1'])
  })

  it('leaves out a link that leads nowhere and logs it [PROD-36]', async () => {
    const link = { sku: 'TEE', link_type: 'related', linked_product_sku: 'GONE', linked_product_type: 'simple' }

    const { page, notices } = await open({ ...parent, product_links: [link] })

    expect(page?.kind === 'show' && page.data.alike).toEqual([])
    expect(notices).toEqual(['Product link not found'])
  })

  it('asks for related products that are enabled and visible only, and maps colour relations [PROD-14] [PROD-32]', async () => {
    const asked: AskedSearch[] = []
    const mint = aPageDocument({ id: 7, sku: 'MINT', name: 'Anker tee', image: '/m.svg', url_path: 'anker-tee-mint' })
    const link = {
      sku: 'TEE',
      link_type: 'colorrelation',
      linked_product_sku: 'MINT',
      linked_product_type: 'configurable',
    }

    const { page } = await open({ ...parent, product_links: [link] }, { asked, catalogue: [mint] })

    const filters = asked.find(({ _appliedFilters: all }) =>
      all?.some(({ attribute }) => attribute === 'status'),
    )?._appliedFilters
    expect(filters).toMatchObject([
      { attribute: 'sku', value: { in: ['MINT'] } },
      { attribute: 'visibility', value: { in: [2, 3, 4] } },
      { attribute: 'status', value: { in: [1] } },
    ])
    expect(page?.kind === 'show' && page.data.relations).toEqual([
      { id: 7, sku: 'MINT', title: 'Anker tee', image: '/m.svg', color: '', link: '/anker-tee-mint/' },
    ])
  })
})

describe('the rows below a product', () => {
  const link = (link_type: string, linked_product_sku: string) => ({
    sku: 'TEE',
    link_type,
    linked_product_sku,
    linked_product_type: 'simple',
  })
  const inStock = { product_id: 1, qty: 5, is_in_stock: true, manage_stock: true }
  const blue = {
    ...aPageDocument({ id: 11, sku: 'HAT-BLUE', name: 'Muts' }),
    stock: inStock,
    product_links: [{ ...link('colorrelation', 'HAT-RED'), sku: 'HAT-BLUE' }],
  }
  const red = { ...aPageDocument({ id: 12, sku: 'HAT-RED', name: 'Muts' }), stock: inStock }
  const gone = { ...aPageDocument({ id: 13, sku: 'SOCK', name: 'Sok' }), stock: { ...inStock, is_in_stock: false } }
  const other = { ...aPageDocument({ id: 14, sku: 'TEE-2', name: 'Ander shirt' }), stock: inStock }

  it('are what to wear with it and what is like it: in stock, each style once', async () => {
    const product_links = [
      link('related', 'TEE-2'),
      link('crosssell', 'HAT-BLUE'),
      link('crosssell', 'HAT-RED'),
      link('crosssell', 'SOCK'),
    ]
    const { page } = await open({ ...parent, product_links }, { catalogue: [blue, red, gone, other] })
    const data = page?.kind === 'show' ? page.data : null

    expect(data?.goesWith.map(({ sku }) => sku)).toEqual(['HAT-BLUE'])
    expect(data?.alike.map(({ sku }) => sku)).toEqual(['TEE-2'])
  })
})

describe('the look a product is part of', () => {
  const upsell = { sku: 'TEE', link_type: 'upsell', linked_product_type: 'grouped' }
  const piece = { sku: 'LOOK', link_type: 'associated', linked_product_type: 'simple' }
  const anOutfit = (sku: string, linked_product_sku: string) => ({
    ...aPageDocument({ id: 21, sku, name: 'Outfit', type_id: 'grouped', image: `/${sku}.svg`, url_path: sku }),
    product_links: [{ ...piece, linked_product_sku }],
  })
  const child = { id: 5, sku: 'TEE-128', status: 1, price: 10 }

  it('is the last picture, leads to the outfit that has it among its pieces, and is no product of the rows', async () => {
    const product_links = ['OTHER', 'LOOK'].map((linked_product_sku) => ({ ...upsell, linked_product_sku }))
    const catalogue = [anOutfit('OTHER', 'SKIRT-128'), anOutfit('LOOK', 'TEE-128')]
    const { page } = await open({ ...parent, configurable_children: [child], product_links }, { catalogue })
    const data = page?.kind === 'show' ? page.data : null

    expect(data?.gallery.at(-1)).toEqual({ image: '/LOOK.svg', label: 'Outfit', look: '/LOOK/' })
    expect(data?.gallery.filter(({ look }) => look)).toHaveLength(1)
    expect(data?.alike.map(({ sku }) => sku)).toEqual(['OTHER'])
  })
})

describe('findProduct', () => {
  it('is null where the catalogue has no such sku [PROD-35]', async () => {
    const { request } = await open(parent)

    expect(await findProduct(request, 'NOPE')).toBeNull()
  })
  it('says in the log that there is none [PROD-35]', async () => {
    const { request, notices } = await open(parent)
    await findProduct(request, 'TEE')
    expect(notices).toEqual([])

    await findProduct(request, 'NOPE')
    expect(notices).toEqual(['Product not found'])
  })
})

describe('the page of an outfit', () => {
  it('says in the log that its links are missing, and stands [PROD-37]', async () => {
    const errors: unknown[] = []
    const shop = await aShopRequest('en', { answer: aCatalogue(() => ({})), errors })
    const outfit = aPageDocument({ sku: 'OUTFIT', type_id: 'grouped', product_links: [] })
    const page = await loadProductPage(shop, {
      document: camelCase(outfit),
      url: new URL('http://vonk.test/en/outfit/'),
    })

    expect(page).toMatchObject({ kind: 'show', data: { product: { pieces: [] } } })
    expect(errors.map(String)).toEqual(['Error: The grouped product OUTFIT names no products'])
  })
})

describe('the pictures of a product', () => {
  it('stand in the order the shop gave them; where there is none, its own picture does [PROD-03]', async () => {
    const galleryOf = async (document: FoundProduct) => {
      const { page } = await open(document)
      return page?.kind === 'show' ? page.data.gallery.map(({ image }) => image) : null
    }
    const pictures = [
      { image: '/back.svg', pos: 2, lab: 'Back' },
      { image: '/front.svg', pos: 1, lab: null },
    ]

    expect(await galleryOf(aPageDocument({ media_gallery: pictures }))).toEqual(['/front.svg', '/back.svg'])
    expect(await galleryOf(aPageDocument({ media_gallery: [], image: '/only.svg' }))).toEqual(['/only.svg'])
  })
})
