import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { dot } from './dot.data.ts'

export type Look = { width: number; hasPictures: boolean }
export type ContextPool = ReturnType<typeof createContextPool>
type Kept = { context: BrowserContext; origins: Set<string>; session: CDPSession; isChanged: () => boolean }

/** A context and its process are half of what a page costs: one that has been emptied serves the next test. */
export function createContextPool(browser: Browser) {
  const all = new Map<BrowserContext, Kept>()
  const free = new Map<string, BrowserContext[]>()
  const freeOf = ({ width, hasPictures }: Look) => {
    const key = `${width} ${hasPictures}`
    const found = free.get(key) ?? []
    free.set(key, found)
    return found
  }

  async function take(look: Look): Promise<BrowserContext> {
    const kept = freeOf(look).pop()
    if (kept) return kept
    const made = await createContext(browser, look)
    all.set(made.context, made)
    return made.context
  }

  async function release(context: BrowserContext, look: Look): Promise<void> {
    const kept = all.get(context)
    if (kept && !kept.isChanged() && (await empty(kept))) return void freeOf(look).push(context)
    all.delete(context)
    await context.close()
  }

  return { take, release }
}

async function createContext(browser: Browser, look: Look): Promise<Kept> {
  const { width } = look
  const viewport = { width, height: width < 1024 ? 800 : 900 }
  // Routes of a test do not see what a worker asks for, and what one keeps would be there in the next test.
  const serviceWorkers = 'block'
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers })
  // Keeps the process alive while no test has a page.
  const keeper = await context.newPage()
  const session = await context.newCDPSession(keeper)
  const origins = new Set<string>()
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
    })
  })
  if (!look.hasPictures) replacePictures(context)
  return { context, origins, session, isChanged: watchChanges(context) }
}

/** Not with a route: while there is one, every request goes through Playwright, and the browser caches nothing. */
function replacePictures(context: BrowserContext) {
  const newPage = context.newPage.bind(context)
  Object.assign(context, {
    async newPage() {
      const page = await newPage()
      await showDots(page)
      return page
    },
  })
}

async function showDots(page: Page) {
  const session = await page.context().newCDPSession(page)
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'image/png' }],
    body: dot.toString('base64'),
  }
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that was closed meanwhile waits for nothing.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/img/*' }] })
}

/** Whether a test has done to the context what cannot be undone, or is easily forgotten. */
function watchChanges(context: BrowserContext): () => boolean {
  let isChanged = false
  const onCall = () => {
    isChanged = true
  }
  watchCalls(context.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'runFor', 'fastForward'], onCall)
  watchCalls(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setOffline'], onCall)
  watchCalls(context, ['grantPermissions', 'setGeolocation'], onCall)
  return () => isChanged
}

// Not with Vitest's spies, which end with the file that made them: the context serves tests of many.
function watchCalls<Owner extends object>(owner: Owner, names: readonly (keyof Owner)[], onCall: () => void) {
  for (const name of names) {
    const method = owner[name]
    if (typeof method !== 'function') throw new Error(`${String(name)} is no method`)
    const watched = (...given: unknown[]) => {
      onCall()
      return method.apply(owner, given)
    }
    Object.assign(owner, { [name]: watched })
  }
}

/** As if nobody had been there; false when that could not be done. */
async function empty({ context, origins, session }: Kept): Promise<boolean> {
  try {
    const [, ...pages] = context.pages()
    await Promise.all(pages.map((page) => page.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearCookies()
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    origins.clear()
    return true
  } catch {
    return false
  }
}
