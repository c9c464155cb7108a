import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { readDocument, sidewaysScroll } from '../harness/read-document.ts'
import { stopClock } from '../harness/stop-clock.ts'
import { watchDelays } from '../harness/watch-delays.ts'

describe('the shell', () => {
  it('lets a keyboard skip to the content', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })

    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.getByRole('main').and(page.locator(':focus')).waitFor()
  })

  it.for([
    { host: 'localhost', path: '/en/', title: 'Page not found | Vonk' },
    { host: 'razz.localhost', path: '/de/', title: 'Seite nicht gefunden | Razz' },
  ])('answers 404 at an address that is not there, in the language of $host at $path', async (view, { openPage }) => {
    const page = await openPage({ ...view, path: `${view.path}no-such-page/`, width: 375, expected: [/404/] })
    const answer = await page.reload()

    expect(answer?.status()).toBe(404)
    expect(await readDocument(page)).toMatchObject({
      title: view.title,
      language: view.path.slice(1, -1),
      canonical: null,
    })
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(`**//${view.host}:*${view.path}`)
  })
})

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box && { width: Math.round(box.width), height: Math.round(box.height) }
}
const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
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

describe('the header', () => {
  it('lies on the picture of the home page until the page moves or it is pointed at [NAV-06]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const ground = () => styleOf(page.getByRole('banner').locator('> div'), 'background-color')
    await page.mouse.move(600, 600)
    const clear = 'rgba(0, 0, 0, 0)'
    expect(await ground()).toBe(clear)

    await page.getByRole('banner').hover()
    await expect.poll(ground).not.toBe(clear)
    await page.mouse.move(600, 600)
    await expect.poll(ground).toBe(clear)
    await page.mouse.wheel(0, 400)
    await expect.poll(ground).not.toBe(clear)
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

  it('shows every list without script, and the legal pages always', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 375, hasJavaScript: false })
    const footer = page.getByRole('contentinfo')

    expect(await footer.getByRole('link', { name: 'Deutsch' }).isVisible()).toBe(true)
    for (const name of ['Imprint', 'Privacy policy', 'Terms and conditions', 'Withdraw from a contract'])
      expect(await footer.getByRole('link', { name }).isVisible(), name).toBe(true)
  })
})

/** Keeps what the browser moves while it turns one page into the next. */
const watchMovements = `{
  window.movements = []
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) window.movements.push(effect.pseudoElement)
    }, () => {})
    return transition
  }
}`

describe('going from page to page', () => {
  const visits = (page: Page) => page.evaluate<string | null>("localStorage.getItem('visit-history')")

  it('moves the focus to the content and says where the shopper is', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Boys' }).click()
    await page.waitForURL('**/en/boys/')

    await page.getByRole('main').and(page.locator(':focus')).waitFor()
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain(await page.title())
  })

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
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).scrollIntoViewIfNeeded()
    const before = await top()
    expect(before).toBeGreaterThan(300)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await page.waitForURL('**/en/imprint/')
    await expect.poll(top).toBe(0)
    await page.goBack()
    await expect.poll(top).toBe(before)
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

  it('moves for 1300 ms when a product is left, and forgets that 1000 ms later [UI-26]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/', width: 375 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const delays = await watchDelays(page)
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('**/en/')

    await expect.poll(delays).toContain(2300)
    await expect.poll(() => page.locator('html').getAttribute('data-transition')).toBeNull()
  })

  it.for([
    { width: 375, transition: 'category-to-product' },
    { width: 1280, transition: null },
  ])(
    'turns a category into a product with a movement at $width pixels: $transition [UI-24] [UI-25]',
    async (screen, { openPage }) => {
      const page = await openPage({ path: '/en/boys/', width: screen.width })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const transition = () => page.locator('html').getAttribute('data-transition')
      await page.evaluate(watchMovements)
      const card = page.getByRole('listitem').filter({ hasText: '€' }).first()
      const address = await card.getByRole('link').first().getAttribute('href')
      await card.getByRole('link').first().click()
      await page.waitForURL(`**${address}`)

      await expect.poll(transition).toBe(screen.transition)
      const moved = () => page.evaluate<string[]>('window.movements')
      if (screen.transition) await expect.poll(moved).toContain('::view-transition-group(product-zoom)')
      else expect(await moved()).toEqual([])
      await expect.poll(transition).toBeNull()
    },
  )

  it('loads another view as a document of its own [STORE-12]', async ({ openPage }) => {
    const page = await openPage({ path: '/' })
    await page.evaluate('window.sameDocument = true')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/en/')

    await expect.poll(() => page.evaluate('window.sameDocument ?? null')).toBeNull()
    expect(await readDocument(page)).toMatchObject({ language: 'en' })
  })
})
