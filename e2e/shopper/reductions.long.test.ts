import { describe, expect } from 'vitest'
import { findProduct } from '../harness/find-product.ts'
import { it } from '../harness/it.ts'
import { isBelowList, readPrice, shown } from './steps/reductions.ts'

describe('a reduction', () => {
  it('is none, on the card and on the page, while the price is not below the lowest of 30 days', async ({
    openPage,
  }) => {
    const product = await findProduct(
      (each) =>
        isBelowList(each) && each.lowest_prior_price !== null && each.final_price_incl_tax >= each.lowest_prior_price,
    )
    const page = await openPage({ path: `/en/search/?q=${product.sku}` })
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="${product.url_path}"]`) })

    expect(await readPrice(card.first())).toMatchObject({ struck: '', labels: [] })
    await page.goto(new URL(`/en/${product.url_path}/`, page.url()).href)
    const price = page.getByRole('main').locator('[data-size="page"]')
    expect(await readPrice(price)).toMatchObject({ struck: '' })
    expect(await price.innerText()).toContain(shown(product.final_price_incl_tax))
    expect(await page.getByRole('main').getByText('Sale', { exact: true }).count()).toBe(0)
  })
})
