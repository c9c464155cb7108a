import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { inProject } from '../../tools/files/project-root.ts'
import { startShop } from '../../tools/shop/start-shop.ts'
import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { launchChromium } from '../chromium/launch-chromium.ts'
import { storeViews } from '../store-views.data.ts'

/** What the dialog of an installation shows of the shop; `web-manifest.server.ts` names these files and sizes. */
const folder = inProject('apps/storefront/public/screenshots')
const forms = [
  { name: 'narrow', viewport: { width: 412, height: 732 }, deviceScaleFactor: 2, isMobile: true },
  { name: 'wide', viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, isMobile: false },
]
const brands = new Map<string, string>([
  ['Vonk', 'vonk'],
  ['Razz', 'razz'],
])

async function takeAll(browser: Browser, port: number): Promise<void> {
  for (const { shop, host, path, language } of storeViews) {
    const brand = brands.get(shop)
    if (!brand) continue
    for (const { name, ...look } of forms) {
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
      const page = await context.newPage()
      // Whoever installs the shop has long answered the question about cookies.
      await page.addInitScript(
        `localStorage.setItem('vonk-consent', '{"analytics":false,"marketing":false,"date":"2026-11-15","version":1}')`,
      )
      await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'networkidle' })
      await page.screenshot({ path: join(folder, `${brand}-${language}-${name}.jpg`), type: 'jpeg', quality: 80 })
      await context.close()
    }
  }
}

const dataFolder = await mkdtemp(join(tmpdir(), 'vonk-screenshots-'))
const shop = await startShop({ dataFolder })
const browser = await launchChromium(await ensureChromium((line) => process.stdout.write(`${line}\n`)))
try {
  await mkdir(folder, { recursive: true })
  await takeAll(browser, shop.port)
} finally {
  await browser.close()
  await shop.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
