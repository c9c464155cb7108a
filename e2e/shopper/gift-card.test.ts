import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findProduct } from '../harness/find-product.ts'
import { it } from '../harness/it.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function openFreeCard(openPage: (options: { path: string }) => Promise<Page>) {
  const card = await findProduct(({ sku, is_gift_card: mark }) => mark === 1 && sku.endsWith('FREE'))
  const page = await openPage({ path: `/en/${card.url_path}/` })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  return { page, main: page.getByRole('main'), add }
}

describe('a gift card', () => {
  it('is no garment: amounts to tap, and neither tax nor stock nor reviews', async ({ openPage }) => {
    const { main } = await openFreeCard(openPage)
    const fifty = main.getByRole('radio', { name: '€50', exact: true })

    await fifty.check()
    await expect.poll(() => main.locator('[data-size="page"] b').innerText()).toBe('€50.00')
    expect(await main.locator('[data-size="page"]').innerText()).not.toContain('VAT')
    expect(await main.getByText(/\(\+/).count()).toBe(0)
    expect(await main.getByText('In stock', { exact: true }).count()).toBe(0)
    expect(await main.getByRole('heading', { name: /review/i }).count()).toBe(0)
  })

  it('asks whom it is for and when it goes there, and says what is wrong', async ({ openPage }) => {
    const { page, main, add } = await openFreeCard(openPage)
    await add.click()
    await main.getByText('Still to choose: Amount').waitFor()
    await main.getByRole('radio', { name: '€30', exact: true }).check()
    await main.getByLabel('Who is it for?').fill('Milou')
    await main.getByLabel('Email of who gets it').fill('milou')
    await main.getByLabel('A few words with it').fill('Happy birthday,\nfrom grandma')
    await main.getByText('222 characters left').waitFor()
    await main.getByLabel('Send on').fill(dayFromNow(-2))
    await add.click()
    await main.getByText('Enter an email address like name@example.com').waitFor()
    await main.getByText('Choose a day from today on, at most a year ahead').waitFor()

    await main.getByLabel('Email of who gets it').fill('milou@example.com')
    await main.getByLabel('Send on').fill(dayFromNow(20))
    await add.click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)
    for (const answer of ['Milou', 'milou@example.com', dayFromNow(20)]) {
      await main.getByText(answer, { exact: true }).waitFor()
    }
    await main.getByText('€30.00').first().waitFor()
  })
})
