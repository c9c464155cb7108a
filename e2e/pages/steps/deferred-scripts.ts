import type { Browser } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { stopClock } from '../../harness/stop-clock.ts'

/** A page whose clock stands and whose first picture is still on its way, until `release`. */
export async function openSlowly(browser: Browser, path = '/en/') {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await stopClock(page)
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route('**/img/**', async (route) => {
    await released
    await route.abort().catch(() => {})
  })
  onTestFinished(() => resolve())
  const release = async () => {
    resolve()
    await page.clock.resume()
  }
  const isAlive = () =>
    page.evaluate<boolean>("Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))")
  const address = `http://localhost:${inject('shopPort')}${path}`
  // The first page of its kind since the shop started is streamed, and a streamed page asks for its scripts at once.
  await (await fetch(address)).text()
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return { page, scripts, isAlive, release }
}
