import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { cards, openSearch } from './steps/search.ts'

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
})
