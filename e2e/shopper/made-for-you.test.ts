import { describe, expect } from 'vitest'
import { findProduct } from '../harness/find-product.ts'
import { it } from '../harness/it.ts'

describe('a product with the buyer’s own name', () => {
  it('is seen before it is bought, and promises neither a day nor a way back [PROD-17]', async ({ openPage }) => {
    const product = await findProduct(
      ({ is_personalised: mark, type_id: type }) => mark === 1 && type === 'configurable',
    )
    const page = await openPage({ path: `/en/${product.url_path}/` })
    const main = page.getByRole('main')

    await main.getByText('Made for you: with you within 5 working days').waitFor()
    await main.getByText('cannot be exchanged or returned').waitFor()
    expect(await main.getByText('14 days').count()).toBe(0)
    expect(await main.getByText(/same-day|today/).count()).toBe(0)

    await main.getByRole('button', { name: /^104/ }).click()
    await main.getByRole('button', { name: 'Add to cart' }).first().click()
    await main.getByText('Please fill in “Name or word”').waitFor()
    await main.getByLabel('Name or word').fill('Maximiliaan')
    const drawn = main.getByRole('img', { name: 'The name “Maximiliaan” on the garment' })
    await drawn.waitFor()
    expect(await drawn.locator('text').getAttribute('data-lettering')).toBe('round')
    await main.getByLabel('Block letters').check()
    await expect.poll(() => drawn.locator('text').getAttribute('data-lettering')).toBe('block')
    const picture = await drawn.boundingBox()
    const text = await drawn.locator('text').boundingBox()
    expect(text?.width).toBeLessThanOrEqual((picture?.width ?? 0) * 0.45)

    await main.getByLabel('Letter colour').selectOption({ label: 'Coral' })
    await main.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)
    await main.getByText('Made for you: cannot be exchanged or returned').first().waitFor()
    expect(await main.getByText('14 days to change your mind').count()).toBe(0)
  })
})
