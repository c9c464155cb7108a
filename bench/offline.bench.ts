import { ensureChromium } from '../e2e/chromium/ensure-chromium.ts'
import { launchProfile } from '../e2e/chromium/launch-chromium.ts'
import { openLine } from '../e2e/harness/open-line.ts'
import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row } from './bench.ts'
import { median } from './median.ts'

const pages = ['/en/', '/en/boys/', '/en/anker-tee-cream/']
const visits = 3
/** As browsers imitate a slow 3G line. */
const slow = { delayMs: 2000, bytesPerSecond: 50_000 }

export const bench: Bench = {
  about: 'ms to the largest paint on a slow line: the first visit beside later ones, with the pages kept on the device',
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      const chromium = await ensureChromium(say)
      const shop = await startShop({ dataFolder, env: { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' } })
      try {
        return await measure({ chromium, port: shop.port, say })
      } finally {
        await shop.stop()
      }
    }),
}

type Measuring = { readonly chromium: string; readonly port: number; readonly say: (line: string) => void }

async function measure({ chromium, port, say }: Measuring): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of pages) {
    say(path)
    rows.push(await withDataFolder((profile) => comparePage({ chromium, port, profile, path })))
  }
  return rows
}

type Page = { readonly chromium: string; readonly port: number; readonly profile: string; readonly path: string }

async function comparePage({ chromium, port, profile, path }: Page): Promise<Row> {
  const line = await openLine(port)
  const browser = await launchProfile(chromium, { folder: profile })
  try {
    const page = await browser.newPage()
    const address = `http://localhost:${line.port}${path}`
    const visit = async () => {
      await page.goto(address)
      return page.evaluate<number>(readLargestPaint)
    }
    Object.assign(line, slow)
    const first = await visit()
    Object.assign(line, { delayMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY })
    await page.evaluate(untilKept)
    Object.assign(line, slow)
    const later: number[] = []
    for (let count = 0; count < visits; count += 1) later.push(await visit())
    return { page: path, 'first visit ms': Math.round(first), 'later visits ms': Math.round(median(later)), visits }
  } finally {
    await browser.close()
    await line.close()
  }
}

/** Runs in the page. */
const readLargestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true })
})`

/** Runs in the page: until the worker has the page and its files. */
const untilKept = `(async () => {
  while (!(await caches.match(location.href, { ignoreVary: true }))) await new Promise((go) => setTimeout(go, 100))
})()`
