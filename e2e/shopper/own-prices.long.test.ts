import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { ask, findCheaperProduct, logIn, openCatalogue, shown } from './steps/own-prices.ts'

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

describe('prices of a customer’s group', () => {
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
