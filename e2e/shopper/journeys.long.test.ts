import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { products, redHoodies } from './steps/category.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status').first()

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
    await page.waitForURL(redHoodies)
    await page.getByRole('button', { name: 'Filter < €40 weghalen' }).waitFor()
    const found = await count(page).textContent()
    const { pathname, search } = new URL(page.url())
    const other = await openPage({ path: pathname + search, width: 375 })
    expect(await count(other).textContent()).toBe(found)

    const first = products(page).first().getByRole('link').first()
    expect(await products(page).first().getByRole('img').first().getAttribute('alt')).toMatch(/hoodie.*kersenrood/i)
    await first.scrollIntoViewIfNeeded()
    const place = await page.evaluate<number>('scrollY')
    await first.click()
    await page.getByRole('button', { name: 'In winkelmand' }).first().waitFor()
    await page.goBack()
    await page.waitForURL(redHoodies)
    await expect.poll(() => count(page).textContent()).toBe(found)
    await expect.poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - place)).toBeLessThan(50)
  })
})
