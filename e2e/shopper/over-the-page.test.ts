import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tee } from './checkout/steps.ts'

const added = 'Product has been added to the cart!'

/** How dark the page is behind a panel. */
const isDark = (page: Page) => page.evaluate<boolean>("document.querySelector('div[data-shown]') !== null")

describe('choosing a size in a list', () => {
  it('puts it into the cart without leaving the list, sold-out sizes marked [UI-07]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/search/?q=anker%20tee' })
    await page
      .getByRole('button', { name: /^Choose a size: Anker tee/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Choose size and colour' })
    await sheet.getByText('Anker tee').first().waitFor()
    await sheet.getByRole('button', { name: 'Add to cart' }).click()
    await sheet.getByText('Choose a size first').waitFor()

    await sheet.getByRole('button', { name: /^128/ }).click()
    await sheet.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText(added).first().waitFor()
    await sheet.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/en/search/')
  })
})

describe('panels of the product page', () => {
  it.for([
    { button: 'Check stock in stores', panel: 'Stock in our stores' },
    { button: 'Delivery and shipping costs', panel: 'Delivery and shipping costs' },
  ])('darken the page while "$button" is open [UI-05]', async ({ button, panel }, { openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    expect(await isDark(page)).toBe(false)
    await page.getByRole('button', { name: button }).click()
    const drawer = page.getByRole('dialog', { name: panel })
    await drawer
      .getByRole(panel === button ? 'heading' : 'link')
      .nth(1)
      .waitFor()
    expect(await isDark(page)).toBe(true)

    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => isDark(page)).toBe(false)
  })
})
