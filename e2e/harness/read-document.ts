import type { Browser, Page } from 'playwright-core'

/** What search engines and screen readers are told about the page. */
export async function readDocument(page: Page) {
  const [link] = await page.locator('link[rel=canonical]').all()
  const { port, hostname, pathname } = new URL(page.url())
  return {
    address: `${hostname}${pathname}`,
    title: await page.title(),
    language: await page.locator('html').getAttribute('lang'),
    canonical: (await link?.getAttribute('href'))?.replace(`:${port}`, '') ?? null,
  }
}

/** A page that scrolls sideways is broken on a phone. */
export function sidewaysScroll(page: Page) {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

/** How much of what is on the screen of a phone has moved when a page is loaded. */
export async function shiftOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate('document.fonts.ready.then(() => true)')
    return await page.evaluate<number>(readShift)
  } finally {
    await page.close()
  }
}

/** Runs in the page: how much of what was on the screen has moved so far. */
const readShift = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) sum += value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
})`
