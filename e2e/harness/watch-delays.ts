import type { Page } from 'playwright-core'

/** From now on the page tells how long everything it puts off is put off for, in milliseconds. */
export async function watchDelays(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const delays: number[] = []
    const { setTimeout: original } = window
    const watched = (...call: Parameters<typeof setTimeout>) => {
      delays.push(Number(call[1] ?? 0))
      return original(...call)
    }
    Object.assign(window, { setTimeout: watched, watchedDelays: delays })
  })
  return () => page.evaluate<number[]>('window.watchedDelays')
}
