import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('img[width="563"]') })
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const wanted = /color=107&price=0-40&size=214/

/** Presses Tab as often as it takes, and no oftener than anybody would. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

describe('whoever wants a red hoodie in size 128 under 40 euro', () => {
  it('finds it on a phone through the menu, shares the address, and walks back to the same list [NAV-15] [CAT-12] [FILT-10] [FILT-11] [ROUTE-50] [ROUTE-56]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/', width: 375 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Meisjes' }).click()
    await menu.getByRole('button', { name: 'Bovenkleding' }).click()
    await menu.getByRole('link', { name: 'Hoodies' }).click()
    await page.waitForURL('**/meisjes-hoodies/')

    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^128/ }).check()
    await filters.getByRole('checkbox', { name: /^kersenrood/ }).check()
    await filters.getByLabel(/^Tot/).fill('40')
    await filters.getByRole('button', { name: /^Toon \d+/ }).click()
    await page.waitForURL(wanted)
    await page.getByRole('button', { name: 'Filter < €40 weghalen' }).waitFor()
    const found = await count(page).textContent()
    const { pathname, search } = new URL(page.url())
    const other = await openPage({ path: pathname + search, width: 375 })
    expect(await count(other).textContent()).toBe(found)

    const first = cards(page).first().getByRole('link').first()
    expect(await cards(page).first().getByRole('img').first().getAttribute('alt')).toMatch(/hoodie.*kersenrood/i)
    await first.scrollIntoViewIfNeeded()
    const place = await page.evaluate<number>('scrollY')
    await first.click()
    await page.getByRole('button', { name: 'In winkelmand' }).first().waitFor()
    await page.goBack()
    await page.waitForURL(wanted)
    await expect.poll(() => count(page).textContent()).toBe(found)
    await expect.poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - place)).toBeLessThan(50)
  })

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
    await page.waitForURL(wanted)
    await page.getByRole('button', { name: 'Filter < €40 weghalen' }).waitFor()

    await tabTo(page, cards(page).first().getByRole('link').first())
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
