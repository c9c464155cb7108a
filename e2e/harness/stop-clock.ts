import type { Page } from 'playwright-core'

/** From now on time passes only when a test says so, with `page.clock.runFor`; a test that goes on to another page ends with `page.clock.resume`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}
