import type { Page } from 'playwright-core'

export const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).locator('> li')
export const total = (page: Page) => page.locator('dl').last().locator('dd')
export const microcart = (page: Page) => page.getByRole('dialog', { name: /^Shopping cart/ })

/** How many of the tee the cart says it holds, once it is there. */
export async function teesIn(page: Page) {
  const field = page.getByLabel('Quantity of Anker tee')
  await field.waitFor()
  return field.inputValue()
}

/** The total is the server's once it names the tax inside it. */
export async function settled(page: Page) {
  await page.getByText(/^Includes €/).waitFor()
}

export async function openCart(page: Page) {
  await page.goto(new URL('/en/cart/', page.url()).href)
  await lines(page).first().waitFor()
  await settled(page)
}
