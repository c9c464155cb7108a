import { join } from 'node:path'
import { inject, test } from 'vitest'
import { launchChromium } from '../chromium/launch-chromium.ts'
import { createContextPool } from './context-pool.ts'
import { createPageOpener } from './page-opener.ts'
import { createSeenKinds } from './seen-kinds.ts'

/** A test with a browser: one browser per worker, contexts as good as new per test, and no page that misbehaves goes unnoticed. */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures wanted from the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium(inject('chromiumPath'))
    onCleanup(() => browser.close())
    return browser
  })
  .extend('contexts', { scope: 'worker' }, ({ browser }) => createContextPool(browser))
  .extend('openPage', async ({ contexts, task }, { onCleanup }) => {
    const isNew = createSeenKinds(join(inject('seenFolder'), 'kinds'))
    const { openPage, finish, describePages } = createPageOpener(contexts, inject('shopPort'), isNew)
    onCleanup(async () => {
      const failure = task.result?.state === 'fail' ? await describePages() : ''
      const complaints = await finish()
      if (failure) throw new Error([...complaints, 'the test failed on', failure].join('\n'))
      if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
    })
    return openPage
  })
