import type { Page } from 'playwright-core'

// The page itself gives up a request when the shopper has moved on; what its security policy forbids it says on the console.
const harmless = ['net::ERR_ABORTED', 'csp']

/** Collects everything a page should not do while a test looks at it, except what the test says is to be expected. */
export function watchPage(page: Page, expected: RegExp[]): string[] {
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
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
