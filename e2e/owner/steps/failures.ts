import type { Page } from 'playwright-core'

export const broken = [
  /500/,
  /ERR_FAILED/,
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch/,
  /dynamically imported module/,
]
export const notHere = 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.'

export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true }).first()

export const fetched = (page: Page) =>
  page.evaluate<string>("performance.getEntriesByType('resource').map(({ name }) => name).join(' ')")

/** The style sheets of the page that have no rules, because they did not come. */
export const missingStyles = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('link[rel=stylesheet]')]
    .filter(({ sheet }) => { try { return sheet.cssRules.length === 0 } catch { return true } })
    .map(({ href }) => href)`)
