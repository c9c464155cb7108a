import type { Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { it } from '../harness/it.ts'
import { shiftOf } from '../harness/read-document.ts'

describe('the first page', () => {
  it('lays out what lies far below after the fonts have come, and at once when it is loaded again', async ({
    browser,
  }) => {
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    const fonts = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise
      await route.continue()
    })
    const link = deepCard(page).locator('a').first()
    const isLaidOut = () => link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

    await page.goto(`http://localhost:${inject('shopPort')}/en/girls/`, { waitUntil: 'commit' })
    await expect.poll(() => deepCard(page).count()).toBe(1)
    await expect.poll(isLaidOut).toBe(false)
    fonts.resolve()
    await expect.poll(isLaidOut).toBe(true)

    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => deepCard(page).count()).toBe(1)
    expect(await isLaidOut()).toBe(true)
  })

  it.for(['/en/', '/en/girls/', '/en/service/', '/en/blog/'])(
    'moves nothing that is seen at %s',
    async (path, { browser }) => {
      // A tenth of what is called good (https://web.dev/articles/cls): a line of text that comes late is more.
      expect(await shiftOf(browser, `http://localhost:${inject('shopPort')}${path}`)).toBeLessThan(0.01)
    },
  )

  it('shows a list, after a product deep in it, where it was left', async ({ openPage }) => {
    const page = await openPage({ path: '/en/girls/' })
    const card = deepCard(page)
    await card.getByRole('link').first().click()
    await expect.poll(() => page.url()).not.toMatch(/girls\/$/)
    await page.goBack()

    await expect.poll(() => card.evaluate(isInView)).toBe(true)
  })
})

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** A product that nobody sees before she scrolls. */
function deepCard(page: Page) {
  return page.locator('main li', { hasText: '€' }).nth(18)
}
