import { launchChromium } from '../../e2e/chromium/launch-chromium.ts'
import { readBlockingMs } from './blocking-time.ts'

const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']
/** Late parts are fetched when the page is idle; then nothing more comes by itself. */
const settleMs = 5000

/** The blocking time of a first visit, in a browser of its own that has never seen the shop. */
export async function visitPage(chromium: string, address: string): Promise<number> {
  const browser = await launchChromium(chromium)
  try {
    const page = await (await browser.newContext(telephone)).newPage()
    await browser.startTracing(page, { categories })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    const trace = await browser.stopTracing()
    return readBlockingMs(JSON.parse(trace.toString()).traceEvents)
  } finally {
    await browser.close()
  }
}
