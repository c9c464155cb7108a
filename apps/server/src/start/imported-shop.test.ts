import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lumaDump } from '../cli/catalogue/testing/luma-dump.ts'
import { runCli } from '../cli/run-cli.ts'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'
import { warmPages } from './warm-pages.ts'

let database: TestDatabase
let folder: string
let shop: StartedShop
let imported: Awaited<ReturnType<typeof run>>
let initialised: Awaited<ReturnType<typeof run>>

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url, mediaFolder: join(folder, 'media') })
  const write = (line: string) => void (line.includes('migrate') || lines.push(line))
  const code = await runCli(args, { config, root: projectRoot, write })
  return { code, text: lines.join('\n'), lines }
}

async function writeDump(name: string, ...wishes: Parameters<typeof lumaDump>): Promise<string> {
  const file = join(folder, name)
  await writeFile(
    file,
    lumaDump(...wishes)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  )
  return file
}

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  folder = await mkdtemp(join(tmpdir(), 'vonk-imported-'))
  imported = await run('import', await writeDump('luma.json'), '--store', 'nl')
  initialised = await run('stories', 'init', '--store', 'nl')
  const config = aConfig({ role: 'api', databaseUrl: database.url })
  shop = await startShop({
    ...{ config, log: aLog().log, root: projectRoot, progress: createProgress(() => {}), isDevelopment: false },
  })
}, 120_000)

afterAll(async () => {
  await shop?.stop()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

// biome-ignore lint/suspicious/noExplicitAny: each call answers something else, and the test reads what it expects.
async function call(path: string, body?: object): Promise<any> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return answer.json()
}

function apiOf({ api }: StartedShop) {
  if (!api) throw new Error('this shop has no API')
  return api
}

const address = {
  ...{ firstname: 'Gerda', lastname: 'Gast', street: ['Lindelaan', '5'], postcode: '3512 AB', city: 'Utrecht' },
  ...{ country_id: 'NL', email: 'gerda@example.com', telephone: '0301234567', region_id: 0 },
}

describe('a shop made of a catalogue in the shape of Luma', () => {
  it('takes all of it in: variants without an id, and pages of the other system passed over', () => {
    expect(imported.text).toMatch(/product +21 +0 +0 +0 +0/)
    expect(imported.text).toContain('1 rows of the kind cms_block were passed over.')
    expect(imported.text).toContain('1 rows of the kind cms_page were passed over.')
    expect(imported.text).not.toContain('Warning')
    expect(imported.code).toBe(0)
  })

  it('names its articles and categories as people read them', async () => {
    const search = await call(
      '/api/catalog/vue_storefront_catalog_nl/product/_search?size=50&request_format=search-query',
      {
        _appliedFilters: [{ attribute: 'sku', value: { eq: 'WT01' }, scope: 'default' }],
      },
    )
    expect(search.hits.hits).toMatchObject([
      {
        _source: {
          name: 'EverCool™ Tee',
          configurable_children: [{ id: 1101, sku: 'WT01-XS-Blue' }, {}, {}, {}, {}, {}],
        },
      },
    ])
    const categories = await call(
      '/api/catalog/vue_storefront_catalog_nl/category/_search?size=50&request_format=search-query',
      {
        _appliedFilters: [{ attribute: 'id', value: { eq: 21 }, scope: 'default' }],
      },
    )
    expect(categories.hits.hits).toMatchObject([{ _source: { name: 'Tops & Tees' } }])
  })

  it('has categories a menu can be made of', async () => {
    const path =
      '/api/catalog/vue_storefront_catalog_nl/category/_search?size=1000&sort=position:asc&response_format=compact'
    const { hits } = await call(`${path}&request_format=search-query&_source_include=id,name,url_path,parent_id`, {
      _appliedFilters: [
        { attribute: 'is_active', value: { eq: true }, scope: 'default' },
        { attribute: 'level', value: { in: [2, 3, 4] }, scope: 'default' },
      ],
    })

    expect(hits).toMatchObject([
      { id: 20, parent_id: 2, url_path: 'cat-20' },
      { id: 21, parent_id: 20, url_path: 'cat-20/cat-21' },
      { id: 22, parent_id: 2, url_path: 'cat-22' },
    ])
  })

  it('has a theme with a menu and the pages the law asks for', async () => {
    expect(initialised.lines).toContain('nl/config/theme written')
    const { result: theme } = await call('/api/ext/storyblok/story/nl/config/theme')
    expect(theme.story.content.menu.items).toMatchObject([
      { name: 'Women', columns: [{ rows: [{ title: 'Tops & Tees' }] }] },
      { name: 'Gear', columns: [] },
    ])
    for (const path of ['algemene-voorwaarden', 'privacy', 'colofon', 'herroepen', 'toegankelijkheid']) {
      const { result } = await call(`/api/ext/storyblok/story/nl/${path}`)
      expect(result.story.content, path).toMatchObject({ component: 'page', seo: { noIndex: true } })
      expect(JSON.stringify(result.story.content), path).not.toMatch(/\{\w+\}/)
    }
  })

  it('has a home, a list and a product of its first view rendered before visitors come, and the home of the other brand', async () => {
    const seen: string[] = []
    const handler = async ({ url }: Request) => {
      seen.push(url)
      return new Response('a page')
    }
    const made = await warmPages({ api: apiOf(shop), handler, port: 3000, log: aLog().log })

    expect(new Set(seen)).toEqual(
      new Set([
        'http://localhost:3000/',
        'http://localhost:3000/cat-20/',
        expect.stringMatching(/^http:\/\/localhost:3000\/[\w-]+\/$/),
        'http://razz.localhost:3000/',
      ]),
    )
    expect(made).toBe(seen.length)
    expect(seen).toHaveLength(12)
  })

  it('opens all the same when its API does not answer', async () => {
    const { log, lines } = aLog()
    const api = () => new Promise<never>(() => {})
    const handler = async () => new Response('a page')

    expect(await warmPages({ api, handler, port: 3000, log, patienceMs: 20 })).toBe(0)
    expect(lines).toMatchObject([{ msg: 'the first pages could not be rendered before the shop opens' }])
  })

  it('sells a variant, with tax', async () => {
    const { result: cartId } = await call('/api/cart/create', {})
    const item = { sku: 'WT01-M-White', qty: 1, quoteId: cartId }
    expect((await call(`/api/cart/update?cartId=${cartId}`, { cartItem: item })).code).toBe(200)
    const { result: totals } = await call(`/api/cart/totals?cartId=${cartId}`)
    expect(totals).toMatchObject({ grand_total: expect.any(Number), tax_amount: expect.any(Number) })
    expect(totals.tax_amount).toBeGreaterThan(0)
    const order = await call('/api/order', {
      ...{
        user_id: '',
        cart_id: cartId,
        store_code: 'nl',
        products: [{ sku: item.sku, qty: 1, price: 33.06, price_incl_tax: 40 }],
      },
      addressInformation: {
        ...{ billingAddress: address, shippingAddress: address, payment_method_code: 'ideal' },
        ...{ shipping_carrier_code: 'postnl', shipping_method_code: 'home', payment_method_additional: {} },
      },
    })
    expect(order).toMatchObject({ code: 200, result: { payment: { redirectUrl: expect.any(String) } } })
  })
})

describe('storiesCommand', () => {
  it('never touches what is there', async () => {
    const again = await run('stories', 'init', '--store', 'nl')

    expect(again).toMatchObject({ code: 0 })
    const told = again.lines.filter((line) => line.startsWith('nl/'))
    expect(told).toHaveLength(6)
    expect(told.every((line) => line.endsWith('is there already'))).toBe(true)
    expect((await run('stories', 'write')).code).toBe(2)
    expect((await run('stories', 'init', '--store', 'xx')).code).toBe(2)
  })
})

describe('importCommand', () => {
  it('warns of a view for whose country there is no tax rate', async () => {
    const file = await writeDump('no-tax.json', { articles: 1, taxCountries: ['DE', 'US'] })
    const { code, text } = await run('import', file, '--store', 'en', '--dry-run')

    expect(code).toBe(0)
    expect(text).toMatch(/Warning: There is no tax rate for \w\w, the country of the view en, only for DE, US/)
  })
})

describe('mediaCommand', () => {
  it('stores a picture where products look for it, and those of a folder under their paths', async () => {
    const picture = join(folder, 'wt01-white_main_1.jpg')
    await writeFile(picture, 'a picture')

    expect(await run('media', 'put', picture)).toMatchObject({
      code: 0,
      lines: ['/w/t/wt01-white_main_1.jpg', '1 pictures stored.'],
    })
    expect(await readFile(join(folder, 'media/w/t/wt01-white_main_1.jpg'), 'utf8')).toBe('a picture')
    expect(await run('media', 'put', join(folder, 'media/w'))).toMatchObject({
      lines: ['/t/wt01-white_main_1.jpg', expect.anything()],
    })
    expect(await run('media', 'put', picture, '--at', 'content/640x480')).toMatchObject({
      lines: ['/content/640x480/wt01-white_main_1.jpg', '1 pictures stored.'],
    })
  })

  it('refuses what is no picture, and what would lie elsewhere', async () => {
    const text = await writeDump('notes.txt', { articles: 0 })
    const picture = join(folder, 'wt01-white_main_1.jpg')

    expect(await run('media', 'put', text)).toMatchObject({ code: 1, text: expect.stringContaining('is no picture') })
    expect(await run('media', 'put', picture, '--at', '../../elsewhere')).toMatchObject({
      code: 1,
      text: expect.stringContaining('outside the folder'),
    })
    expect((await run('media', 'put', join(folder, 'none.jpg'))).code).toBe(2)
    expect((await run('media', 'put')).code).toBe(2)
  })
})
