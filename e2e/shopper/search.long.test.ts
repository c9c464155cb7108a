import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { cards, openSearch } from './steps/search.ts'

describe('what a search shows first', () => {
  it('is products, under one line of suggestions on a phone, and other links behind them', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 390 })
    const field = await openSearch(page)
    await field.fill('winter')
    await cards(page).first().waitFor()
    const panel = page.getByRole('dialog')
    const topOf = async (part: Locator) => (await part.first().boundingBox())?.y ?? Number.NaN
    const links = panel.getByRole('heading', { name: 'Categories' })
    await links.waitFor()

    expect(await topOf(cards(page))).toBeLessThan(844 / 2)
    expect(await topOf(links)).toBeGreaterThan(await topOf(cards(page).last()))
  })

  it('is help where nothing is found, before what was looked at lately', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/' })
    await page.goto(new URL('/en/no-result/?q=zxqwkv', page.url()).href)
    const seen = page.getByRole('heading', { name: 'Recently viewed' })
    await seen.waitFor()
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

    expect(titles.length).toBeGreaterThan(2)
    expect(titles.at(-1)?.toLowerCase()).toBe('recently viewed')
  })
})

describe('the search', () => {
  it('finds it on a phone as well, and its address leads others there [SRCH-02] [SRCH-17] [ROUTE-56]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/', width: 375 })
    const field = await openSearch(page)
    await field.fill('hoodie')
    await field.press('Enter')
    await page.waitForURL('**/search/?q=hoodie')

    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^128/ }).check()
    await filters.getByRole('checkbox', { name: /^kersenrood/ }).check()
    await filters.getByLabel(/^Tot/).fill('40')
    await filters.getByRole('button', { name: /^Toon \d+/ }).click()
    await page.waitForURL(/q=hoodie&color=107&price=0-40&size=214/)
    await page.getByRole('button', { name: 'Filter < €40 weghalen' }).waitFor()
    const found = await page.getByRole('main').getByRole('status').first().textContent()

    const { pathname, search } = new URL(page.url())
    const other = await openPage({ path: pathname + search, width: 375 })
    expect(await other.getByRole('main').getByRole('status').first().textContent()).toBe(found)
  })

  it('puts what has every word first and says where the rest begins', async ({ openPage }) => {
    const page = await openPage({ path: '/search/?q=winterjas+meisjes' })
    const main = page.getByRole('main')
    const items = main.locator('li:has(img[width="563"]), li:has-text("met een deel van je woorden")')
    await main.getByText(/^Ook gevonden, met een deel van je woorden \(\d+\)$/).waitFor()
    const texts = await items.allInnerTexts()
    const border = texts.findIndex((text) => text.includes('een deel van je woorden'))
    expect(border).toBeGreaterThan(0)
    for (const text of texts.slice(0, border)) expect(text).toMatch(/jas|jack|parka/i)

    const sorted = await openPage({ path: '/search/?q=winterjas+meisjes&sort=final_price:asc' })
    expect(await sorted.getByText('met een deel van je woorden').count()).toBe(0)
  })

  it('finds shops, pages and answers beside products, in the panel and where no product is found', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/' })
    const field = await openSearch(page)
    await field.fill('retour')
    const pages = page.getByRole('dialog').locator('section', { hasText: 'Pagina’s en antwoorden' })
    await pages
      .getByRole('link', { name: /retour/i })
      .first()
      .click()
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /retour|ruilen/i })
      .waitFor()

    const vain = await openPage({ path: '/no-result/?q=openingstijden' })
    await vain
      .getByRole('navigation', { name: 'Pagina’s en antwoorden' })
      .getByRole('link', { name: 'Onze winkels' })
      .click()
    await vain.waitForURL('**/storelocator/')
  })

  it('has a heart on every card it finds, which leads a guest to the login [WISH-08]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const field = await openSearch(page)
    await field.fill('hoodie')
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBe(
      await cards(page)
        .getByRole('button', { name: /^Save to your wishlist: / })
        .count(),
    )

    await cards(page)
      .getByRole('button', { name: /^Save to your wishlist: / })
      .first()
      .click()
    await page.waitForURL('**/en/login/?reason=wishlist')
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' })
  })
})
