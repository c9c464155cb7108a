import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { isInSight, isSeenWhole, openOn, productColumns, screens, shops, tallestBlank } from './steps/moments.ts'

const cases = shops.flatMap((shop) => screens.map((screen) => ({ ...shop, ...screen })))
/** Of which some products have both, and others one. */
const words = { Vonk: 'blue+dress', Razz: 'black+hoodie' } as const
const toEnd = (page: Page) => page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")

describe.for(cases)('$brand at $width pixels', (shop) => {
  it('shows a button of its home page on the first screen, and the end of the page above the tabs', async ({
    openPage,
  }) => {
    const page = await openOn(openPage, shop, '')
    const button = page.getByRole('main').locator('section').first().getByRole('link').first()

    expect(await isInSight(button)).toBe(true)
    await toEnd(page)
    const last = page.getByRole('contentinfo').getByRole('link').filter({ visible: true }).last()
    await expect.poll(() => isInSight(last)).toBe(true)
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it('has nothing blank on its product page, and says what delivery costs', async ({ openPage }) => {
    const page = await openOn(openPage, shop, `${shop.product}/`)
    const promises = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Home delivery' }).first()

    expect(await promises.innerText()).toMatch(/Home delivery €\s?\d+\.\d\d/)
    expect(await page.getByText(/^Same-day delivery/).allInnerTexts()).toEqual([
      expect.stringMatching(/^Same-day delivery for €\s?\d+\.\d\d/),
    ])
    expect(await tallestBlank(page, productColumns(page), { hasColumns: shop.width >= 768 })).toBeLessThan(400)
  })

  it('leads from a dot of a card to the garment in that colour', async ({ openPage }) => {
    const page = await openOn(openPage, shop, 'boys/')
    await page.evaluate('window.isSameDocument = true')
    const colours = page.getByRole('main').getByRole('group', { name: /^In \d+ colours$/ })
    const dot = colours.first().getByRole('link').first()
    const [address, colour] = [await dot.getAttribute('href'), await dot.getAttribute('aria-label')]
    expect(await isSeenWhole(dot)).toBe(true)
    expect((await dot.boundingBox())?.width).toBeGreaterThanOrEqual(24)

    await dot.click()
    await page.waitForURL(`**${address}`)
    await page.getByRole('main').getByText(`Colour: ${colour}`).first().waitFor()
    expect(await page.evaluate('window.isSameDocument')).toBe(true)
  })

  it('finds what has all words first, and says where the rest begins', async ({ openPage }) => {
    const page = await openOn(openPage, shop, `search/?q=${words[shop.brand]}`)
    const main = page.getByRole('main')
    const items = main.locator('li:has(img[width="563"]), li:has-text("with some of your words")')
    const border = main.getByRole('heading', { name: /^Also found, with some of your words \(\d+\)$/i })
    expect(await isSeenWhole(border)).toBe(true)
    const texts = await items.allInnerTexts()
    const found = await main.getByRole('status').first().innerText()

    expect(found).toMatch(/^[1-9]\d* products?$/)
    expect(texts.findIndex((text) => /with some of your words/i.test(text))).toBe(Number.parseInt(found, 10))
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await tallestBlank(page, main)).toBeLessThan(400)
  })

  it('lists its stores by distance, without an empty map', async ({ openPage }) => {
    const page = await openOn(openPage, shop, 'storelocator/?place=Utrecht')
    const cards = page.getByRole('main').getByRole('listitem')
    const distances = (await cards.allInnerTexts()).map((text) => Number(/([\d.]+)\s*km/.exec(text)?.[1]))

    expect(distances.length).toBeGreaterThan(3)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(await isSeenWhole(cards.first())).toBe(true)
    expect(await tallestBlank(page, page.getByRole('main'))).toBeLessThan(400)
  })

  it('offers something off the first order to who has placed none', async ({ openPage }) => {
    const page = await openOn(openPage, shop, '')
    const band = page.getByRole('region', { name: /10% off/i })

    expect(await isSeenWhole(band.getByRole('textbox'))).toBe(true)
    expect(await isSeenWhole(band.getByRole('button'))).toBe(true)
  })
})

describe('a row of products', () => {
  it('has arrows that end', async ({ openPage }) => {
    const page = await openOn(openPage, { ...shops[0], ...screens[2] }, `${shops[0].product}/`)
    const row = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('button', { name: 'Next' }) })
    const [back, on] = ['Previous', 'Next'].map((name) => row.first().getByRole('button', { name }))
    if (!back || !on) throw new Error('a row has two arrows')
    await row.first().scrollIntoViewIfNeeded()
    await expect.poll(() => back.getAttribute('aria-disabled')).toBe('true')
    for (let pushes = 0; pushes < 20 && (await on.getAttribute('aria-disabled')) !== 'true'; pushes += 1) {
      const before = await leftOf(page)
      await on.click()
      await expect.poll(() => leftOf(page)).not.toBe(before)
      await settle(page)
    }
    await expect.poll(() => on.getAttribute('aria-disabled')).toBe('true')
    expect(await back.getAttribute('aria-disabled')).toBe('false')
  })
})

/** How far the rows of the page have been pushed. */
const leftOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main ul')].reduce((sum, { scrollLeft }) => sum + scrollLeft, 0))

/** Until nothing of the page moves sideways. */
async function settle(page: Page) {
  let before = -1
  await expect
    .poll(async () => {
      const now = await leftOf(page)
      const isStill = now === before
      before = now
      return isStill
    })
    .toBe(true)
}
