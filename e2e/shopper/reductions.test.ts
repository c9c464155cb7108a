import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findProduct } from '../harness/find-product.ts'
import { it } from '../harness/it.ts'
import { isBelowList, readPrice, shown } from './steps/reductions.ts'

const sizeOf = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

describe('a reduction', () => {
  it('strikes the price through that its percentage is of, and names the list price third, down to the cart', async ({
    openPage,
  }) => {
    const product = await findProduct(
      (each) =>
        isBelowList(each) &&
        each.lowest_prior_price !== null &&
        each.final_price_incl_tax < each.lowest_prior_price &&
        each.lowest_prior_price < each.original_price_incl_tax,
    )
    const { final_price_incl_tax: now, lowest_prior_price: low } = product
    const percent = `-${Math.floor((((low ?? 0) - now) * 100) / (low ?? 1) + 1e-9)}%`
    const page = await openPage({ path: `/en/search/?q=${product.sku}` })
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="${product.url_path}"]`) })

    const onCard = await readPrice(card.first())
    expect(onCard).toMatchObject({ struck: expect.stringContaining(shown(low)), labels: [percent] })
    expect(onCard.text).toContain(`RRP ${shown(product.original_price_incl_tax)}`)

    const child = product.configurable_children?.find(({ final_price_incl_tax: price }) => price === now)
    await page.goto(new URL(`/en/${product.url_path}/?childSku=${child?.sku}`, page.url()).href)
    const place = page.getByRole('main').locator('[data-size="page"]')
    expect((await readPrice(place)).struck).toContain(shown(low))
    const list = place.getByText(`RRP ${shown(product.original_price_incl_tax)}`)
    expect(await sizeOf(list)).toBeLessThan(await sizeOf(place.locator('del')))

    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)
    await expect.poll(() => page.getByRole('main').locator('del').first().innerText()).toContain(shown(low))
  })
})
