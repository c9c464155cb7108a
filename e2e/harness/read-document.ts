import type { Page } from 'playwright-core'

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
