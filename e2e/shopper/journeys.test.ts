import { describe } from 'vitest'
import { it } from '../harness/it.ts'
import { tabTo } from '../harness/tab-to.ts'
import { products, redHoodies } from './steps/category.ts'

describe('whoever wants a red hoodie in size 128 under 40 euro', () => {
  it('finds it and puts it into the cart by keyboard alone, from the home page on', async ({ openPage }) => {
    const page = await openPage({ path: '/', width: 1280 })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await tabTo(page, menu.getByRole('button', { name: 'Meer van Meisjes' }))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: 'Hoodies' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/meisjes-hoodies/')

    const filters = page.getByRole('form', { name: 'Filters' })
    await tabTo(page, filters.getByRole('checkbox', { name: /^128/ }))
    await page.keyboard.press('Space')
    await page.waitForURL(/size=214/)
    await tabTo(page, filters.getByRole('checkbox', { name: /^kersenrood/ }))
    await page.keyboard.press('Space')
    await page.waitForURL(/color=107&size=214/)
    await tabTo(page, filters.getByLabel(/^Tot/))
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await page.waitForURL(redHoodies)
    await page.getByRole('button', { name: 'Filter < €40 weghalen' }).waitFor()

    await tabTo(page, products(page).first().getByRole('link').first())
    await page.keyboard.press('Enter')
    // The size she filtered by is chosen already.
    await page.getByRole('button', { name: /^128/, pressed: true }).waitFor()
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^In winkelmand/ })
        .first(),
    )
    await page.keyboard.press('Enter')
    await page.getByText('Het product is toegevoegd aan je winkelmand!').first().waitFor()
  })
})
