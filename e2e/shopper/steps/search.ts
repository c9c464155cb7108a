import type { Page } from 'playwright-core'

export const cards = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('li')
    .filter({ has: page.locator('img[width="563"]') })

export async function openSearch(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /search|zoek/i })
    .first()
    .click()
  const field = page.getByRole('dialog').getByRole('searchbox')
  await field.waitFor()
  return field
}
