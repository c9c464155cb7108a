import { inject, test } from 'vitest'
import { launchChromium } from '../chromium/launch-chromium.ts'
import { createPageOpener } from './page-opener.ts'

/** A test with a browser: one browser per worker, fresh contexts per test, and no page that misbehaves goes unnoticed. */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures wanted from the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium(inject('chromiumPath'))
    onCleanup(() => browser.close())
    return browser
  })
  .extend('openPage', async ({ browser }, { onCleanup }) => {
    const { openPage, finish } = createPageOpener(browser, inject('shopPort'))
    onCleanup(async () => {
      const complaints = await finish()
      if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
    })
    return openPage
  })
