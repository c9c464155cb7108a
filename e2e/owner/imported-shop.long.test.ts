import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { lumaDump } from '../../apps/server/src/cli/catalogue/testing/luma-dump.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { getPage } from '../harness/get-page.ts'
import { it as test } from '../harness/it.ts'
import { createPageOpener } from '../harness/page-opener.ts'
import { runCli } from '../harness/run-cli.ts'
import { seedViewsOf } from '../harness/seed-views-of.ts'
import { goToCheckout } from '../shopper/checkout/steps.ts'

let folder: string
let shop: RunningShop
/** What was shown before the shop had a view. */
let before: Awaited<ReturnType<typeof getPage>>

// A shop without stories, made of nothing but a catalogue of another system.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-import-'))
  const dump = join(folder, 'catalogue.json')
  await writeFile(dump, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const env = { LOG_LEVEL: 'warn', VONK_SEED: 'none', VONK_IMAGES_AHEAD: 'false' }
  const empty = await startShop({ dataFolder: folder, env })
  const open = () => getPage('/', 'localhost', empty.port)
  before = await open()
  await seedViewsOf(folder)
  await expect.poll(async () => (await open()).status, { timeout: 60_000 }).toBe(200)
  await runCli(folder, 'import', dump, '--store', 'en')
  await empty.stop()
  shop = await startShop({ dataFolder: folder, env })
})

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

const it = test.extend('openImported', async ({ contexts }, { onCleanup }) => {
  const { openPage, finish } = createPageOpener(contexts, shop.port)
  onCleanup(async () => {
    const complaints = await finish()
    if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
  })
  return openPage
})

type Row = Readonly<Record<string, unknown>>
type Source = {
  readonly sku?: string
  readonly configurable_children?: readonly { readonly sku: string }[]
  readonly rates?: readonly object[]
}

/** The tax is lower there than in the rest of the country. */
const island = { id: 70, tax_country_id: 'NL', tax_region_id: 7, region_name: 'Texel', rate: 5, code: 'NL-TX' }

/** Nobody makes the first garment in white and XS. */
const neverMade = 'WT00-XS-White'

/** A rule of the shop it comes from has lowered what it costs: a dump says so by its final price alone. */
const reduced = {
  ...{ id: 3001, sku: 'BRICK', type_id: 'simple', name: 'Yoga brick', url_key: 'yoga-brick', status: 1, visibility: 4 },
  ...{ price: 40, final_price: 30, tax_class_id: 2, category_ids: [20] },
  stock: { is_in_stock: true, qty: 50, manage_stock: true },
}

/** All of its sizes have been taken out of the range. */
const childless = {
  ...{ id: 3002, sku: 'GHOST', type_id: 'configurable', name: 'Ghost tank', url_key: 'ghost-tank', status: 1 },
  ...{ visibility: 4, price: 25, tax_class_id: 2, category_ids: [20], configurable_children: [] },
  configurable_options: [
    {
      attribute_id: '142',
      attribute_code: 'size',
      label: 'Size',
      values: [{ value_index: 167 }, { value_index: 168 }],
    },
  ],
  stock: { is_in_stock: true, qty: 5, manage_stock: true },
}

const rows: readonly Row[] = [
  ...lumaDump().flatMap((row) => {
    const { _source: source } = row as { readonly _source: Source } // Every row of a dump has one.
    const { sku, configurable_children: children, rates } = source
    if (rates) return [{ ...row, _source: { ...source, rates: [island, ...rates] } }]
    if (sku === neverMade) return []
    const made = children?.filter((child) => child.sku !== neverMade)
    return [{ ...row, _source: { ...source, ...(made && { configurable_children: made }) } }]
  }),
  ...[reduced, childless].map((source) => ({ _type: 'product', _id: String(source.id), _source: source })),
]

const corner = (page: Page) => page.locator('[popover="manual"]')

async function readNotice(page: Page, text: string) {
  await corner(page).getByText(text, { exact: true }).waitFor()
  await corner(page).getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => corner(page).getByText(text).count()).toBe(0)
}

describe('a shop made of nothing but an imported catalogue', () => {
  it('asks shoppers to come back until it has a view, and shows its pages from then on', () => {
    expect(before.status).toBe(503)
    expect(Number(before.headers['retry-after'])).toBeGreaterThan(0)
    expect(before.text).toContain('<h1')
  })

  it('has its categories for a menu, in the HTML and at a click', async ({ openImported }) => {
    const { status, text } = await getPage('/en/', 'localhost', shop.port)
    expect(status).toBe(200)
    expect(text).toContain('>Women<')

    const page = await openImported({ path: '/en/' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Women', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Women' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'EverCool™ Tee' }).first().waitFor()
  })

  it('warns of a category in which there is nothing [CAT-16]', async ({ openImported }) => {
    const page = await openImported({ path: '/en/' })
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gear' }).first().click()
    const warning = 'No products synchronized for this category. Please come back while online!'

    await readNotice(page, warning)
    await page.getByRole('main').getByText(warning).waitFor()
  })

  it('warns of a combination that is made by nobody [VAR-10]', async ({ openImported }) => {
    const page = await openImported({ path: '/en/tank-0/' })
    await page.getByRole('button', { name: /^White/ }).click()
    // It is marked as not to be had, for which Playwright's mouse would wait.
    await page.getByRole('button', { name: /^XS/ }).press('Enter')

    await readNotice(page, 'No such configuration for the product. Please do choose another combination of attributes.')
  })

  it('says that nothing is left of a garment without variants [VAR-09]', async ({ openImported }) => {
    const page = await openImported({ path: '/en/ghost-tank/' })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()

    await readNotice(page, 'No available product variants.')
  })

  it('sells at the final price of the dump, from the list to the totals', async ({ openImported }) => {
    const list = await getPage('/en/search/?q=yoga+brick', 'localhost', shop.port)
    const product = await getPage('/en/yoga-brick/', 'localhost', shop.port)
    for (const { text } of [list, product]) expect(text).toContain('€30.00')

    const page = await openImported({ path: '/en/yoga-brick/' })
    expect(await page.getByRole('main').locator('[data-size="page"] b').textContent()).toContain('€30.00')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)
    await page.getByText(/^Includes €/).waitFor()
    const line = page.getByRole('list', { name: 'Items in your cart' }).locator('> li')
    expect(await line.filter({ hasText: 'Yoga brick' }).textContent()).toContain('€30.00')
    expect(await totalsOf('BRICK')).toMatchObject({ subtotal_incl_tax: 30, tax_amount: 5.21 })
  })

  it('asks for the region where taxes differ inside a country, and the tax in the price follows it [PRICE-19]', async ({
    openImported,
  }) => {
    const page = await openImported({ path: '/en/yoga-brick/' })
    await goToCheckout(page)
    const region = page.getByLabel('Region')
    expect(await region.locator('option').allTextContents()).toEqual(['Netherlands', 'Texel'])
    const [told] = await Promise.all([
      page.waitForResponse(
        (answer) =>
          answer.url().includes('/shipping-information') && answer.request().postData()?.includes('Texel') === true,
      ),
      region.selectOption('Texel'),
    ])

    expect(await told.json()).toMatchObject({ result: { totals: { items: [{ tax_percent: 5 }] } } })
  })

  it('leads who comes back from the bank to where the view has moved meanwhile', async () => {
    await runCli(folder, 'stores', 'set', 'en', '--host', 'moved.localhost', '--yes')
    const comeBack = () => getPage('/en/checkout-return/?orderId=7', 'localhost', shop.port)

    await expect.poll(async () => (await comeBack()).location, { timeout: 60_000 }).toContain('moved.localhost')
    const { pathname, search } = new URL((await comeBack()).location)
    expect([pathname, search]).toEqual(['/checkout-return/', '?orderId=7'])
    expect((await getPage(pathname + search, 'moved.localhost', shop.port)).status).toBe(200)
  })
})

/** What the API says that a cart with one article comes to. */
async function totalsOf(sku: string): Promise<unknown> {
  const call = async (path: string, body?: object) => {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`http://localhost:${shop.port}/api/cart/${path}storeCode=en`, init)
    // The envelope of every answer.
    return ((await answer.json()) as { readonly result: unknown }).result
  }
  const cartId = await call('create?', {})
  await call(`update?cartId=${cartId}&`, { cartItem: { sku, qty: 1, quoteId: cartId } })
  return call(`totals?cartId=${cartId}&`)
}
