import { setTimeout as wait } from 'node:timers/promises'
import { withDataFolder } from '../../tools/shop/with-data-folder.ts'
import { readBlockingMs, type TraceEvent } from './blocking-time.ts'
import { type Browser, openBrowser } from './open-browser.ts'

const telephone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']
/** As Lighthouse has it: on a fast line scripts come before the first paint, and what they cost is not counted. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 }
/** Deferred components are fetched when the page is idle; then nothing more comes by itself. */
const settleMs = 5000

/** The blocking time of a first visit, in a browser of its own that has never seen the shop. */
export function visitPage(chromium: string, address: string): Promise<number> {
  return withDataFolder(async (folder) => {
    const browser = await openBrowser(chromium, folder)
    try {
      return readBlockingMs(await traceVisit(browser, address))
    } finally {
      await browser.close()
    }
  })
}

async function traceVisit({ send, next, listen }: Browser, address: string): Promise<TraceEvent[]> {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  await send('Page.enable', {}, sessionId)
  await send('Network.enable', {}, sessionId)
  await send('Network.emulateNetworkConditions', slow4g, sessionId)
  await send('Emulation.setDeviceMetricsOverride', telephone, sessionId)
  const events: TraceEvent[] = []
  // As the protocol has it.
  listen('Tracing.dataCollected', (params) => events.push(...(params as { value: TraceEvent[] }).value))
  await send('Tracing.start', { categories: categories.join(), transferMode: 'ReportEvents' })
  const loaded = next('Page.loadEventFired')
  await send('Page.navigate', { url: address }, sessionId)
  await loaded
  await wait(settleMs)
  const written = next('Tracing.tracingComplete')
  await send('Tracing.end')
  await written
  return events
}
