import { launchChromium } from '../../e2e/chromium/launch-chromium.ts'
import { readBlockingMs } from './blocking-time.ts'

const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']
/** As Lighthouse has it: on a fast line scripts come before the first paint, and what they cost is not counted. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 }
/** Late parts are fetched when the page is idle; then nothing more comes by itself. */
const settleMs = 5000

/** The blocking time of a first visit, in a browser of its own that has never seen the shop. */
export async function visitPage(chromium: string, address: string): Promise<number> {
  const browser = await launchChromium(chromium)
  try {
    const page = await (await browser.newContext(telephone)).newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await browser.startTracing(page, { categories })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    const trace = await browser.stopTracing()
    return readBlockingMs(JSON.parse(trace.toString()).traceEvents)
  } finally {
    await browser.close()
  }
}
