import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { stopClock } from '../harness/stop-clock.ts'
import { styleOf } from './steps/shell.ts'

describe('the shell', () => {
  it('lets a keyboard skip to the content', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })

    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.getByRole('main').and(page.locator(':focus')).waitFor()
  })
})

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box && { width: Math.round(box.width), height: Math.round(box.height) }
}
const shownUsp = (page: Page) =>
  page.getByRole('region', { name: 'Announcements' }).getByRole('listitem').filter({ visible: true }).textContent()

describe('the announcements', () => {
  it('take turns every five seconds until somebody stops them, and stand still for shoppers who asked for calm [NAV-08]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/' })
    const pause = page.getByRole('button', { name: 'Pause announcements' })
    // the server writes the button for everybody; it goes once the scripts know that this shopper wants calm
    await pause.waitFor({ state: 'hidden' })
    await stopClock(page)
    const calm = await shownUsp(page)
    await page.clock.runFor(20_000)
    expect(await shownUsp(page)).toBe(calm)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pause.waitFor()
    const first = await shownUsp(page)
    await page.clock.runFor(4_900)
    expect(await shownUsp(page)).toBe(first)
    await page.clock.runFor(200)
    await expect.poll(() => shownUsp(page)).not.toBe(first)

    const second = await shownUsp(page)
    await pause.click()
    await page.mouse.move(600, 600)
    await page.clock.runFor(20_000)
    expect(await shownUsp(page)).toBe(second)
  })
})

describe('the measures of the shell', () => {
  it('are the desktop’s from 1024 pixels on, and move in 0.2 seconds [UI-27] [UI-37] [UI-38] [UI-42] [UI-43] [NAV-03]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/', width: 1280 })
    const header = page.getByRole('banner')
    const search = header.getByRole('link', { name: 'Search' })

    expect(await boxOf(header)).toMatchObject({ height: 88 })
    expect(await styleOf(header, '--header-inner-height')).toBe('3.5rem')
    expect(await boxOf(header.getByRole('link', { name: 'Home Page' }).locator('svg'))).toEqual({
      width: 135,
      height: 39,
    })
    expect(await boxOf(header.getByRole('link', { name: 'Wishlist' }))).toEqual({ width: 40, height: 40 })
    expect(await boxOf(search)).toMatchObject({ width: 224 })

    await page.setViewportSize({ width: 1199, height: 900 })
    expect(await boxOf(search)).toMatchObject({ width: 150 })
    await page.setViewportSize({ width: 1024, height: 900 })
    expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(true)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await styleOf(page.getByRole('link', { name: 'Wishlist' }), 'transition-duration')).toBe('0.2s')
  })

  it('are a phone’s below 1024 pixels [UI-27] [UI-40] [UI-41] [NAV-03]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 1023 })
    const tabs = page.getByRole('navigation', { name: 'Quick links' })
    const banner = page.getByRole('banner')

    expect(await boxOf(tabs)).toEqual({ width: 1023, height: 82 })
    expect(await styleOf(banner.locator('..'), 'margin-bottom')).toBe('82px')
    expect(await boxOf(banner.getByRole('link', { name: 'Home Page' }).locator('svg'))).toEqual({
      width: 110,
      height: 32,
    })
  })
})

describe('the footer', () => {
  it('folds its lists on a phone and opens them all on a desktop [NAV-26]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 375 })
    const footer = page.getByRole('contentinfo')
    const shop = footer.getByRole('link', { name: 'Razz', exact: true })
    const german = footer.getByRole('link', { name: 'Deutsch' })

    expect(await shop.isVisible()).toBe(false)
    await footer.getByRole('button', { name: 'Our shops' }).click()
    await shop.waitFor()
    await footer.getByRole('button', { name: 'Languages' }).click()
    await german.waitFor()
    expect(await shop.isVisible()).toBe(false)

    await page.setViewportSize({ width: 1024, height: 900 })
    expect([await shop.isVisible(), await german.isVisible()]).toEqual([true, true])
  })
})

describe('going from page to page', () => {
  const visits = (page: Page) => page.evaluate<string | null>("localStorage.getItem('visit-history')")

  it('remembers the visited pages, a moment after they were visited [ROUTE-48] [ROUTE-49]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    await expect.poll(() => visits(page)).toBe('["/en/"]')
    await stopClock(page)
    try {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Boys' }).click()
      await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()

      await page.clock.runFor(90)
      expect(await visits(page)).toBe('["/en/"]')
      await page.clock.runFor(20)
      await expect.poll(() => visits(page)).toBe('["/en/","/en/boys/"]')
    } finally {
      // Whoever looks at the page afterwards waits for its timers.
      await page.clock.resume()
    }
  })

  it('comes back to where the shopper was on the page [ROUTE-50]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const top = () => page.evaluate<number>('Math.round(scrollY)')
    // The click itself may scroll once more, when the parts above have come to their heights.
    await page.evaluate("addEventListener('click', () => (document.leftAt = Math.round(scrollY)), { capture: true })")
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await page.waitForURL('**/en/imprint/')
    await expect.poll(top).toBe(0)
    const leftAt = await page.evaluate<number>('document.leftAt')
    expect(leftAt).toBeGreaterThan(300)
    await page.goBack()
    await expect.poll(top).toBe(leftAt)
  })

  it('takes the page at hand once more for no visit of its own [ROUTE-52]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/boys/' })
    const length = () => page.evaluate<number>('history.length')
    const before = await length()
    const boys = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Boys' })
    await boys.click()
    await boys.click()

    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Baby' }).click()
    await page.waitForURL('**/en/baby/')
    expect(await length()).toBe(before + 1)
  })

  it('comes to life from what the server sent, without asking for it again [ROUTE-47]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/boys/' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload({ waitUntil: 'domcontentloaded' })

    expect(asked.filter((url) => url.includes('.data'))).toEqual([])
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Baby' }).click()
    await page.waitForURL('**/en/baby/')
    expect(asked.filter((url) => url.includes('.data'))).toHaveLength(1)
  })
})
