import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { changePageData } from '../harness/change-page-data.ts'
import { it } from '../harness/it.ts'
import { tabTo } from '../harness/tab-to.ts'
import { products, readCards } from './steps/category.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status').first()

describe('the filters of a category on a phone', () => {
  it('have sizes without counts and colours in two columns', async ({ openPage }) => {
    const page = await openPage({ path: '/en/girls/', width: 390 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const choices = (code: string) => page.locator('label').filter({ has: page.locator(`input[name=${code}]`) })
    await choices('size').first().waitFor()
    expect(await choices('size').locator('small').count()).toBe(0)

    await page.locator('summary', { hasText: 'Colour' }).click()
    await choices('color').locator('small').first().waitFor()
    const columns = await choices('color').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
    expect(new Set(columns.map(Math.round)).size).toBe(2)
  })
})

describe('a category', () => {
  it('reads the stock of its first eight products again, and says what has run out meanwhile [STOCK-06]', async ({
    openPage,
  }) => {
    // A page without a list, so that only the list below asks.
    const page = await openPage({ path: '/cart/' })
    const asked: string[][] = []
    await page.route('**/api/stock/list**', async (route) => {
      const skus = new URL(route.request().url()).searchParams.get('skus')?.split(',') ?? []
      asked.push(skus)
      const answer = await route.fetch()
      const { code, result } = await answer.json()
      const gone = { ...result[0], qty: 0, is_in_stock: false }
      await route.fulfill({ response: answer, json: { code, result: [gone, ...result.slice(1)] } })
    })
    await page.goto(new URL('/meisjes/', page.url()).href)

    await products(page).first().getByText('Uitverkocht').waitFor()
    expect(asked.map((skus) => skus.length)).toEqual([8])
    expect(await products(page).nth(1).getByText('Uitverkocht', { exact: true }).count()).toBe(0)
  })

  it('takes a filter away where it is shown, and starts again at the first page [FILT-13]', async ({ openPage }) => {
    const page = await openPage({ path: '/meisjes/?size=214&page=2' })
    await page.getByRole('button', { name: 'Filter 128 weghalen' }).click()

    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => page.getByRole('checkbox', { name: /^128/ }).isChecked()).toBe(false)
    await expect.poll(() => products(page).count()).toBe(50)
  })

  it('sorts by price, up and down, and starts again at the first page [FILT-10] [FILT-13] [FILT-16] [FILT-17]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/meisjes-hoodies/?page=2' })
    const sortBy = (label: string) => page.getByLabel('Sorteer op').selectOption({ label })
    const isSorted = async (isBehind: (price: number, before: number) => boolean) => {
      const prices = (await readCards(page)).map(({ price }) => price)
      return prices.length > 1 && prices.every((price, index) => index === 0 || isBehind(price, prices[index - 1] ?? 0))
    }

    await sortBy('Prijs laag naar hoog')
    await page.waitForURL(({ search }) => search === '?sort=final_price%3Aasc')
    await expect.poll(() => isSorted((price, before) => price >= before)).toBe(true)
    await sortBy('Prijs hoog naar laag')
    await page.waitForURL(({ search }) => search === '?sort=final_price%3Adesc')
    await expect.poll(() => isSorted((price, before) => price <= before)).toBe(true)
  })

  it('opens its filters on a phone by keyboard alone, and closes them with Escape', async ({ openPage }) => {
    const page = await openPage({ path: '/meisjes-hoodies/', width: 375 })
    const opener = page.getByRole('button', { name: 'Filters', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const size = page.getByRole('checkbox', { name: /^128/ })
    await size.waitFor()
    await size.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/size=214/)
    await expect.poll(() => size.isChecked()).toBe(true)
    await page.keyboard.press('Escape')

    await expect.poll(() => size.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filter 128 weghalen' }).waitFor()
  })

  it('filters and goes on without JavaScript', async ({ openPage }) => {
    const page = await openPage({ path: '/meisjes/', hasJavaScript: false })
    await page.getByRole('checkbox', { name: /^128/ }).check()
    await page.getByRole('button', { name: 'Toepassen', exact: true }).click()
    await page.waitForURL(/size=214/)

    expect(await count(page).textContent()).toMatch(/^\d+ producten$/)
    await page.getByRole('link', { name: 'Toon meer' }).click()
    await page.waitForURL(/size=214&.*page=2/)
  })

  it('can be filtered and followed to a product by keyboard alone', async ({ openPage }) => {
    const page = await openPage({ path: '/meisjes-hoodies/' })
    await tabTo(page, page.getByRole('checkbox', { name: /^128/ }))
    await page.keyboard.press('Space')
    await page.waitForURL(/size=214/)
    await tabTo(page, page.getByRole('button', { name: 'Filter 128 weghalen' }))
    await tabTo(page, products(page).first().getByRole('link'))
    await page.keyboard.press('Enter')

    await page.waitForURL((url) => !url.pathname.includes('meisjes-hoodies'))
    await page.getByRole('button', { name: 'Bewaar op je verlanglijst', exact: true }).waitFor()
  })

  it('lets editors have a word between the products, but not with whoever looks for something', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/meisjes/' })
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Warm tot de laatste sneeuwbal' })
    expect(await tile.getByRole('link').getAttribute('href')).toBe('/winterjassen/')
    await page.getByRole('checkbox', { name: /^128/ }).check()

    await expect.poll(() => tile.count()).toBe(0)
  })

  it('has the words of editors above its products, in every department that has some', async ({ openPage }) => {
    const page = await openPage({ path: '/en/baby/' })

    const words = page.getByText('Grows with them for two sizes')
    const list = page.getByRole('form', { name: 'Filters' })
    expect((await words.boundingBox())?.y).toBeLessThan((await list.boundingBox())?.y ?? 0)
    await page.getByRole('checkbox', { name: /^62/ }).check()
    await expect.poll(() => words.count()).toBe(0)
  })

  it('has a heart on every card that tells guests why it leads to the login [WISH-07] [WISH-08]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/girls-hoodies/' })
    const hearts = page.getByRole('main').getByRole('button', { name: /^Save to your wishlist: / })
    await expect.poll(() => hearts.count()).toBe(await products(page).count())
    await hearts.first().click()

    await page.waitForURL('**/en/login/?reason=wishlist')
    await page.getByText('Create an account to use the wishlist', { exact: true }).waitFor()
  })

  it('offers to clear filters that leave nothing', async ({ openPage }) => {
    const page = await openPage({ path: '/meisjes-hoodies/?price=0-1' })
    await page.getByText('Niets gevonden met deze filters').waitFor()
    await page.getByRole('button', { name: 'Wis alle filters' }).last().click()

    await expect.poll(() => products(page).count()).toBeGreaterThan(5)
  })

  it('warns when its products could not be asked for [CAT-16]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const isList = (value: unknown): value is object =>
      typeof value === 'object' && value !== null && 'hasFailed' in value
    await changePageData(page, (_, value) =>
      isList(value) ? { ...value, products: [], total: 0, hasFailed: true } : value,
    )
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Baby' }).click()
    const corner = page.locator('[popover="manual"]')
    const warning = 'No products synchronized for this category. Please come back while online!'

    await corner.getByText(warning, { exact: true }).waitFor()
    await corner.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => corner.getByText(warning).count()).toBe(0)
    await page.getByRole('main').getByText(warning).waitFor()
  })
})
