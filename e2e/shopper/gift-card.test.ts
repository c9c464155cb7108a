import { describe, expect } from 'vitest'
import { findProduct } from '../harness/find-product.ts'
import { it } from '../harness/it.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a gift card', () => {
  it('is no garment: amounts to tap, neither tax nor stock nor reviews, and it asks whom it is for and when it goes there', async ({
    openPage,
  }) => {
    const card = await findProduct(({ sku, is_gift_card: mark }) => mark === 1 && sku.endsWith('FREE'))
    const page = await openPage({ path: `/en/${card.url_path}/` })
    const main = page.getByRole('main')
    const add = main.getByRole('button', { name: 'Add to cart' }).first()

    await add.click()
    await main.getByText('Still to choose: Amount').waitFor()
    await main.getByRole('radio', { name: '€30', exact: true }).check()
    await expect.poll(() => main.locator('[data-size="page"] b').innerText()).toBe('€30.00')
    const ofGarments = {
      tax: main.getByText(/VAT/),
      differences: main.getByText(/\(\+/),
      stock: main.getByText('In stock', { exact: true }),
      reviews: main.getByRole('heading', { name: /review/i }),
    }
    for (const [what, words] of Object.entries(ofGarments)) expect.soft(await words.count(), what).toBe(0)

    await main.getByLabel('Who is it for?').fill('Milou')
    await main.getByLabel('Email of who gets it').fill('milou')
    await main.getByLabel('A few words with it').fill('Happy birthday,\nfrom grandma')
    await main.getByText('222 characters left').waitFor()
    await main.getByLabel('Send on').fill(dayFromNow(-2))
    await add.click()
    const isSaid = async (words: string) => (await main.getByText(words).count()) > 0
    const email = 'Enter an email address like name@example.com'
    const day = 'Choose a day from today on, at most a year ahead'
    await expect
      .poll(async () => ({ email: await isSaid(email), day: await isSaid(day) }))
      .toEqual({ email: true, day: true })

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
