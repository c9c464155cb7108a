import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { tee } from './checkout/steps.ts'

const added = 'Product has been added to the cart!'

/** How dark the page is behind a panel. */
const isDark = (page: Page) => page.evaluate<boolean>("document.querySelector('div[data-shown]') !== null")

describe('languages and shops', () => {
  it('are opened by a link in a story, and lead to the same page in another language [UI-07]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/delivery/' })
    await page.getByRole('main').getByRole('link', { name: 'Choose your language and shop' }).click()
    const sheet = page.getByRole('dialog', { name: 'Language and shop' })
    await sheet.getByRole('link', { name: 'Nederlands' }).click()

    await page.waitForURL((url) => !url.pathname.startsWith('/en/'))
    await page.getByRole('heading', { name: 'Kosten en levertijd' }).waitFor()
  })
})

describe('a link of a story', () => {
  const idOf = async (slug: string) =>
    JSON.parse((await getPage(`/api/ext/storyblok/story/${slug}`)).text).result.story.uuid

  it('opens a story by its uuid over the page, or the way to its page [CMS-19] [UI-07]', async ({ openPage }) => {
    const uuid = await idOf('en/delivery')
    const page = await openPage({ path: `/en/#m-modal-terms-and-conditions=${uuid}`, expected: [/404/] })
    const sheet = page.getByRole('dialog', { name: 'Terms and conditions' })
    await sheet.getByRole('link', { name: 'Choose your language and shop' }).waitFor()

    await page.goto(new URL(`/en/about-us/#m-modal-terms-and-conditions=${uuid.replace(/^./, '0')}`, page.url()).href)
    await sheet.getByText('This page could not be loaded here.').waitFor()
    await sheet.getByRole('link', { name: 'Open the page' }).waitFor()
  })
})

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
  it('darken the page while they are open [UI-05]', async ({ openPage }) => {
    const page = await openPage({ path: tee })
    expect(await isDark(page)).toBe(false)
    await page.getByRole('button', { name: 'Check stock in stores' }).click()
    const drawer = page.getByRole('dialog', { name: 'Stock in our stores' })
    await drawer.getByRole('link').nth(1).waitFor()
    expect(await isDark(page)).toBe(true)

    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => isDark(page)).toBe(false)
  })
})
