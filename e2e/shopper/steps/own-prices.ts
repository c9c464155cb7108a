import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** A shop of the demo that buys at wholesale prices. */
const trader = { username: 'inkoop@kleinegrut.example', password: 'Vonk-demo-1' }

export type Product = {
  readonly name: string
  readonly type_id: string
  readonly url_path: string
  readonly sku: string
  readonly final_price_incl_tax: number
}

export type Found = { readonly hits: { readonly hits: readonly { readonly _source: Product }[] } }

export async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
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
export async function openCatalogue() {
  const path = '/api/catalog/vue_storefront_catalog_en/product/_search?request_format=search-query&size=200'
  const ask200 = async (more: object) => {
    const { hits } = await ask<Found>(path, { _appliedFilters: [], ...more })
    return hits.hits.map(({ _source }) => _source)
  }
  const groupToken = await groupTokenOfTrader()
  return { everybody: ask200, trader: (more: object) => ask200({ ...more, groupToken }) }
}

/** A product that costs the trader less than everybody, with both prices. */
export async function findCheaperProduct() {
  const catalogue = await openCatalogue()
  const [everybody, own] = await Promise.all([catalogue.everybody({}), catalogue.trader({})])
  for (const product of everybody) {
    const { final_price_incl_tax: price = 0 } = own.find(({ sku }) => sku === product.sku) ?? {}
    const isPlain = product.type_id === 'configurable'
    if (isPlain && price > 0 && price < product.final_price_incl_tax) return { product, price }
  }
  throw new Error('Everything costs the trader as much as everybody')
}

export const shown = (price: number) => `€${price.toFixed(2)}`

export async function logIn(page: Page): Promise<void> {
  await page.goto(new URL('/en/my-account/', page.url()).href)
  const main = page.getByRole('main')
  await main.getByLabel('Email address').fill(trader.username)
  await main.getByLabel('Password', { exact: true }).fill(trader.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('navigation', { name: 'My account' }).waitFor()
}
