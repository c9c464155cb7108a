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

/** A product that costs the trader less than everybody, with both prices. */
async function findCheaperProduct() {
  const path = '/api/catalog/vue_storefront_catalog_en/product/_search?request_format=search-query&size=200'
  const search = async (more: object) => {
    const { hits } = await ask<Found>(path, { _appliedFilters: [], ...more })
    return hits.hits.map(({ _source }) => _source)
  }
  const [everybody, own] = await Promise.all([search({}), search({ groupToken: await groupTokenOfTrader() })])
  for (const product of everybody) {
    const { final_price_incl_tax: price = 0 } = own.find(({ sku }) => sku === product.sku) ?? {}
    const isPlain = product.type_id === 'configurable'
    if (isPlain && price > 0 && price < product.final_price_incl_tax) return { product, price }
  }
  throw new Error('Everything costs the trader as much as everybody')
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
})
