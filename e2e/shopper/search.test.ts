import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

const cards = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('li')
    .filter({ has: page.locator('img[width="563"]') })

async function openSearch(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /search|zoek/i })
    .first()
    .click()
  const field = page.getByRole('dialog').getByRole('searchbox')
  await field.waitFor()
  return field
}

describe('the search', () => {
  it('finds a red hoodie in size 128 under 40 euro from the home page [SRCH-02] [SRCH-10] [SRCH-17] [ROUTE-13]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/' })
    const field = await openSearch(page)
    await field.fill('hoodie')
    await field.press('Enter')
    await page.waitForURL('**/search/?q=hoodie')

    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^128/ }).check()
    await filters.getByRole('checkbox', { name: /^kersenrood/ }).check()
    await filters.getByLabel(/^Tot/).fill('40')
    await filters.getByRole('button', { name: 'Prijs toepassen' }).click()
    await page.waitForURL(/q=hoodie&color=107&price=0-40&size=214/)
    await page
      .getByRole('main')
      .getByRole('img', { name: /hoodie.*kersenrood/i })
      .first()
      .waitFor()
  })

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

  it('shows six at once, six more when asked, and the categories they are in [SRCH-01] [SRCH-08] [SRCH-09] [SRCH-18]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/' })
    const field = await openSearch(page)
    expect(await field.getAttribute('placeholder')).toBe('Search')
    await field.fill('hoodie')
    await expect.poll(() => cards(page).count()).toBe(6)
    await page.getByRole('dialog').getByRole('button', { name: 'See more' }).click()

    await expect.poll(() => cards(page).count()).toBe(12)
    const categories = page.getByRole('dialog').locator('section', { hasText: 'Categories' }).getByRole('link')
    expect(await categories.count()).toBeGreaterThan(0)
    expect(await categories.count()).toBeLessThanOrEqual(6)
  })

  it('puts what has every word first and says where the rest begins', async ({ openPage }) => {
    const page = await openPage({ path: '/search/?q=winterjas+meisjes' })
    const main = page.getByRole('main')
    const items = main.locator('li:has(img[width="563"]), li:has-text("maar komt in de buurt")')
    await main.getByText('Dit heeft niet alle woorden, maar komt in de buurt.').waitFor()
    const texts = await items.allInnerTexts()
    const border = texts.findIndex((text) => text.includes('in de buurt'))
    expect(border).toBeGreaterThan(0)
    for (const text of texts.slice(0, border)) expect(text).toMatch(/jas|jack|parka/i)

    const sorted = await openPage({ path: '/search/?q=winterjas+meisjes&sort=final_price:asc' })
    expect(await sorted.getByText('maar komt in de buurt').count()).toBe(0)
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

  it('remembers what was looked for last [SRCH-06]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    await (await openSearch(page)).fill('jeans')
    await page.keyboard.press('Escape')
    await page.reload({ waitUntil: 'domcontentloaded' })

    expect(await (await openSearch(page)).inputValue()).toBe('jeans')
    await expect.poll(() => cards(page).count()).toBe(6)
  })

  it('asks for three characters before it goes anywhere, and leads to what editors propose where nothing is found [SRCH-03] [SRCH-04] [SRCH-05] [SRCH-31] [ROUTE-14]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/' })
    const field = await openSearch(page)
    await field.fill('ab')
    await field.press('Enter')
    await page.getByText('The search term should have at least 3 characters.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/')

    await field.fill('zxqwkv')
    const panel = page.getByRole('dialog')
    await panel.getByText('Nothing found for “zxqwkv”').waitFor()
    expect(await panel.getByRole('heading', { name: 'Popular searches' }).isVisible()).toBe(true)
    await field.press('Enter')

    await page.waitForURL(({ pathname, search }) => pathname + search === '/en/no-result/?q=zxqwkv')
    await page.getByRole('heading', { level: 1, name: 'Nothing found for “zxqwkv”' }).waitFor()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0)
  })

  it('keeps what it found when a search fails, and leaves a word for those who look after it [SRCH-30]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/', expected: [/components-search/, /ERR_FAILED/, /request failed/i] })
    const field = await openSearch(page)
    await field.fill('hoodie')
    await expect.poll(() => cards(page).count()).toBe(6)
    const logged = page.waitForEvent('console', (message) => message.text().includes('components-search'))
    await page.route('**/search/found/**', (route) => route.abort())
    await field.fill('jeans')
    await logged

    expect(await cards(page).first().textContent()).toMatch(/hoodie/i)
  })

  it('refuses ten thousand characters politely', async ({ openPage }) => {
    const page = await openPage({ path: `/en/search/?q=${'a'.repeat(10_000)}`, expected: [/414/] })

    await page.getByText('That is rather long. Try it with a few words.').waitFor()
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
