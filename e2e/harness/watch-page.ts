import type { Page, Request } from 'playwright-core'

// The page itself gives up a request when the shopper has moved on; what its security policy forbids it says on the console.
const harmless = ['net::ERR_ABORTED', 'csp']

/** What Playwright says in place of a worker, which the contexts of tests do without. */
const withoutWorker = 'Service Worker registration blocked by Playwright'

/** The router fetches the styles of a page ahead of it; a busy machine shows the page some seconds later. */
const fetchedAhead = /\.css was preloaded using link preload but not used within a few seconds/

/** Collects everything a page should not do while a test looks at it, except what the test says is to be expected. */
export function watchPage(page: Page, expected: RegExp[]): string[] {
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text() === withoutWorker || fetchedAhead.test(message.text())) return
    complain(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complain(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!harmless.includes(reason)) complain(`failed request: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      complain(`response ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  return complaints
}

/** The requests whose answers have not come yet. */
export function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** What a person would see of the page, and what it still waits for. */
export async function describePage(page: Page, waitsFor: ReadonlySet<Request>): Promise<string> {
  const text = await page.evaluate<string>(readText).catch((error) => `${error}`)
  const shown = text.replaceAll(/\s*\n\s*/g, '\n').slice(0, 1500)
  const waiting = [...waitsFor].map((request) => `waits for ${request.method()} ${request.url()}`)
  return [page.url(), ...waiting, shown].join('\n')
}

/** Runs in the page: notices and dialogs before what lies under them. */
const readText = `[...document.querySelectorAll('[role=alert], [role=status], dialog[open]'), document.querySelector('main') ?? document.body]
  .map(({ innerText }) => innerText)
  .join('\\n')`
