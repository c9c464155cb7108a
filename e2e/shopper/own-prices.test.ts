import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { it } from '../harness/it.ts'

/** A shop of the demo that buys at wholesale prices. */
const trader = { username: 'inkoop@kleinegrut.example', password: 'Vonk-demo-1' }

type Product = {
  readonly name: string
  readonly type_id: string
  readonly url_path: string
  readonly sku: string
  readonly final_price_incl_tax: number
}

type Found = { readonly hits: { readonly hits: readonly { readonly _source: Product }[] } }

async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`http://localhost:${inject('shopPort')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // Each call answers what its caller reads.
  return (await answer.json()) as Answer
}

async function groupTokenOfTrader(): Promise<string> {
  const { result: token } = await ask<{ result: string }>('/api/user/login', trader)
  const me = await fetch(`http://localhost:${inject('shopPort')}/api/user/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  // What the account answers to its owner.
  const { result } = (await me.json()) as { result: { groupToken: string } }
  return result.groupToken
}

/** A way of asking for up to 200 products of the English shop, with what they cost everybody or the trader. */
async function openCatalogue() {
  const path = '/api/catalog/vue_storefront_catalog_en/product/_search?request_format=search-query&size=200'
  const ask200 = async (more: object) => {
    const { hits } = await ask<Found>(path, { _appliedFilters: [], ...more })
    return hits.hits.map(({ _source }) => _source)
  }
  const groupToken = await groupTokenOfTrader()
  return { everybody: ask200, trader: (more: object) => ask200({ ...more, groupToken }) }
}

/** A product that costs the trader less than everybody, with both prices. */
async function findCheaperProduct() {
  const catalogue = await openCatalogue()
  const [everybody, own] = await Promise.all([catalogue.everybody({}), catalogue.trader({})])
  for (const product of everybody) {
    const { final_price_incl_tax: price = 0 } = own.find(({ sku }) => sku === product.sku) ?? {}
    const isPlain = product.type_id === 'configurable'
    if (isPlain && price > 0 && price < product.final_price_incl_tax) return { product, price }
  }
  throw new Error('Everything costs the trader as much as everybody')
}

/** The page of a category whose products are in another order by what they cost the trader. */
async function findReorderedCategory(): Promise<string> {
  const catalogue = await openCatalogue()
  const categories = '/api/catalog/vue_storefront_catalog_en/category/_search?request_format=search-query&size=200'
  const { hits } = await ask<{ hits: { hits: readonly { _source: Category }[] } }>(categories, { _appliedFilters: [] })
  for (const { _source: category } of hits.hits) {
    if (!category.url_path || category.product_count < 5) continue
    const inCategory = { attribute: 'category_ids', value: { in: [category.id] } }
    const visible = { attribute: 'visibility', value: { in: [2, 4] } }
    const inStock = { attribute: 'stock.is_in_stock', value: { eq: true } }
    const list = {
      _appliedFilters: [inCategory, visible, inStock],
      _appliedSort: [{ field: 'final_price', options: 'asc' }],
    }
    const [everybody, own] = await Promise.all([catalogue.everybody(list), catalogue.trader(list)])
    const costs = new Map(own.map(({ sku, final_price_incl_tax: price }) => [sku, price]))
    if (!isAscending(everybody.slice(0, 8).map(({ sku }) => costs.get(sku) ?? 0))) return `/en/${category.url_path}/`
  }
  throw new Error('Every category is in the same order for the trader and everybody')
}

type Category = { readonly id: number; readonly url_path?: string; readonly product_count: number }

const isAscending = (prices: readonly number[]) => prices.every((price, at) => price >= (prices[at - 1] ?? 0))

/** The prices on the first cards of a list. */
async function cardPrices(page: Page): Promise<number[]> {
  const texts = await page.getByRole('main').getByRole('listitem').locator('b:has-text("€")').allTextContents()
  return texts.slice(0, 8).map((text) => Number(/€\s?([\d.]+)/.exec(text)?.[1]))
}

const shown = (price: number) => `€${price.toFixed(2)}`

async function logIn(page: Page): Promise<void> {
  await page.goto(new URL('/en/my-account/', page.url()).href)
  const main = page.getByRole('main')
  await main.getByLabel('Email address').fill(trader.username)
  await main.getByLabel('Password', { exact: true }).fill(trader.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('navigation', { name: 'My account' }).waitFor()
}

/** What the server's page says at a product of the list, asked by the browser that is logged in. */
function priceInHtml(page: Page, name: string) {
  return page.evaluate(async (wanted) => {
    const html = await (await fetch(location.href)).text()
    const cards = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main li')]
    return cards.find((card) => card.textContent?.includes(wanted))?.querySelector('b')?.textContent
  }, name)
}

describe('prices of a customer’s group', () => {
  it('are shown from the login to the logout on cards, and on the product’s page, and the HTML stays everybody’s [PRICE-24] [PRICE-25]', async ({
    openPage,
  }) => {
    const { product, price } = await findCheaperProduct()
    const list = `/en/search/?q=${encodeURIComponent(product.sku)}`
    const page = await openPage({ path: list })
    const open = (path: string) => page.goto(new URL(path, page.url()).href)
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name }).first()
    const everybody = shown(product.final_price_incl_tax)
    const own = shown(price)
    const cardPrice = () => card.locator('b').textContent()
    const pagePrice = () => page.getByRole('main').locator('[data-size="page"] b').textContent()

    await expect.poll(cardPrice).toContain(everybody)
    await logIn(page)
    await open(list)
    await expect.poll(cardPrice).toContain(own)
    expect(await priceInHtml(page, product.name)).toContain(everybody)

    await open(`/en/${product.url_path}`)
    await expect.poll(pagePrice).toContain(own)

    const other = await page.context().newPage()
    await other.goto(new URL('/en/my-account/', page.url()).href)
    await other.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' }).click()
    await other.getByText("You're logged out").waitFor()
    await expect.poll(pagePrice).toContain(everybody)
    await open(list)
    await expect.poll(cardPrice).toContain(everybody)
  })

  it('are those of rows of products, too [PRICE-24]', async ({ openPage }) => {
    const { product, price } = await findCheaperProduct()
    const page = await openPage({ path: `/en/${product.url_path}` })
    const everybody = shown(product.final_price_incl_tax)
    const own = shown(price)
    const open = (path: string) => page.goto(new URL(path, page.url()).href)
    const row = page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')
    const rowPrice = () => row.filter({ hasText: product.name }).first().locator('b').textContent()
    const openTee = async () => {
      await open('/en/anker-tee-cream/')
      await page.getByRole('button', { name: 'Write a review' }).scrollIntoViewIfNeeded()
    }
    // Another page, so that the first is among those that were looked at.
    await openTee()
    await expect.poll(rowPrice).toContain(everybody)

    await logIn(page)
    await openTee()
    await expect.poll(rowPrice).toContain(own)
  })

  it('decide the order of a list, and the HTML stays everybody’s [PRICE-23] [PRICE-24]', async ({ openPage }) => {
    const list = `${await findReorderedCategory()}?sort=final_price:asc`
    const page = await openPage({ path: list })
    const open = () => page.goto(new URL(list, page.url()).href)
    const namesInHtml = () =>
      page.evaluate(async () => {
        const html = await (await fetch(location.href)).text()
        return [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main li h3')].map(
          ({ textContent }) => textContent,
        )
      })
    const before = await cardPrices(page)
    const everybody = await namesInHtml()
    expect(before.length).toBeGreaterThan(4)
    expect(isAscending(before)).toBe(true)

    await logIn(page)
    await open()
    // Her prices in everybody's order do not ascend.
    const isHers = (prices: readonly number[]) => isAscending(prices) && prices.join() !== before.join()
    await expect.poll(async () => isHers(await cardPrices(page))).toBe(true)
    expect(await namesInHtml()).toEqual(everybody)
  })

  it('decide what a range of prices finds [PRICE-23] [FILT-06]', async ({ openPage }) => {
    const { product, price } = await findCheaperProduct()
    const limit = ((price + product.final_price_incl_tax) / 2).toFixed(2)
    const list = `/en/search/?q=${encodeURIComponent(product.sku)}&price=0-${limit}`
    const page = await openPage({ path: list })
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name })
    await page
      .getByRole('status')
      .filter({ hasText: /products?$/ })
      .first()
      .waitFor()
    expect(await card.getByText(shown(product.final_price_incl_tax)).count()).toBe(0)

    await logIn(page)
    await page.goto(new URL(list, page.url()).href)
    await card.getByText(shown(price)).first().waitFor()
  })

  it('are those of the cart [PRICE-23]', async ({ openPage }) => {
    const { product, price } = await findCheaperProduct()
    const page = await openPage({ path: `/en/${product.url_path}` })
    await logIn(page)
    await page.goto(new URL(`/en/${product.url_path}`, page.url()).href)
    const pagePrice = () => page.getByRole('main').locator('[data-size="page"] b').textContent()
    await expect.poll(pagePrice).toContain(shown(price))
    await page.locator('fieldset button[aria-pressed]:not([data-out])').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()

    await page.goto(new URL('/en/cart/', page.url()).href)
    const line = page
      .getByRole('list', { name: 'Items in your cart' })
      .locator('> li')
      .filter({ hasText: product.name })
    await page.getByText(/^Includes €/).waitFor()
    await line.getByText(shown(price)).first().waitFor()
  })
})
