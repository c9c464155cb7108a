import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { findCheaperProduct, logIn, shown } from './steps/own-prices.ts'

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
})
