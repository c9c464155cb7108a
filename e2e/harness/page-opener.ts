import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page, Request } from 'playwright-core'
import { checkAccessibility } from './check-accessibility.ts'
import type { ContextPool, Look } from './context-pool.ts'
import { readKinds } from './read-kinds.ts'
import { describePage, watchPage, watchRequests } from './watch-page.ts'

export type PageOptions = {
  path: string
  host?: string
  width?: number
  hasJavaScript?: boolean
  /** Real pictures; else every picture is one dot, and no test waits for fifty to be drawn. */
  hasPictures?: boolean
  /** Complaints that belong to the test: /response 404/ on a page that is not there. */
  expected?: RegExp[]
}
type Opened = {
  page: Page
  silenced: CDPSession | null
  complaints: string[]
  waitsFor: ReadonlySet<Request>
  checkedUrl: string
  look: Look
}
/** Whether some of it is seen for the first time. */
export type IsNew = (kinds: readonly string[]) => Promise<boolean>

const patienceMs = 60_000
const headingMs = 10_000

/** Opens pages in contexts of their own; `finish` tells everything that was wrong with them and closes them. */
export function createPageOpener(contexts: ContextPool, port: number, isNew: IsNew = async () => true) {
  const opened: Opened[] = []

  async function openPage(options: PageOptions) {
    const { path, host = 'localhost', width = 1280, hasJavaScript = true, hasPictures = false, expected = [] } = options
    const look = { width, hasPictures }
    const context = await contexts.take(look)
    context.setDefaultTimeout(patienceMs)
    const page = await context.newPage()
    const complaints = watchPage(page, expected)
    const silenced = hasJavaScript ? null : await silence(page)
    if (hasJavaScript) hydrateBeforeUse(page)
    const waitsFor = watchRequests(page)
    const entry: Opened = { page, silenced, complaints, waitsFor, checkedUrl: '', look }
    opened.push(entry)

    // A page that has come to life has its styles; nobody waits for the last picture of a long list.
    await page.goto(`http://${host}:${port}${path}`, { waitUntil: hasJavaScript ? 'domcontentloaded' : 'load' })
    await check(entry)
    return page
  }

  async function finish() {
    const reports = opened.map(async (entry) => {
      // A page reached by clicking is a page visited.
      if (entry.page.url() !== entry.checkedUrl) await check(entry)
      await contexts.release(entry.page.context(), entry.look)
      return entry.complaints
    })
    return (await Promise.all(reports)).flat()
  }

  async function check(entry: Opened) {
    const { page } = entry
    entry.checkedUrl = page.url()
    await waitForHeading(page)
    // What is made of the same has the same faults, whichever test looks and whatever is written there.
    if (await isNew(await readKinds(page))) await checkNow(entry)
  }

  /** For a test that has failed: what a person would have seen, and what the page was waiting for. */
  async function describePages() {
    return (await Promise.all(opened.map(({ page, waitsFor }) => describePage(page, waitsFor)))).join('\n\n')
  }

  return { openPage, finish, describePages }
}

async function checkNow({ page, silenced, complaints }: Opened) {
  // Axe must run where the page may not. The page's own scripts have been passed over by now and stay asleep.
  await setScripting(silenced, true)
  // Halfway under a header that stays, any link is too small.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  const faults = await checkAccessibility(page)
  // The heading it had may have been that of the page before.
  const isComing = faults.some((fault) => fault.includes('(page-has-heading-one)'))
  if (isComing) await waitForHeading(page)
  complaints.push(...(isComing ? await checkAccessibility(page) : faults))
  await setScripting(silenced, false)
}

/** A browser without JavaScript. Playwright's own option cannot be lifted for axe. */
async function silence(page: Page) {
  const session = await page.context().newCDPSession(page)
  await setScripting(session, false)
  return session
}

async function setScripting(session: CDPSession | null, isOn: boolean) {
  await session?.send('Emulation.setScriptExecutionDisabled', { value: !isOn })
}

/** However the page is reached: what a test does next is meant for a page that has come to life. */
function hydrateBeforeUse(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  Object.assign(page, {
    async goto(...given: Parameters<Page['goto']>) {
      const answer = await goto(...given)
      await waitForHydration(page)
      return answer
    },
    async reload(...given: Parameters<Page['reload']>) {
      const answer = await reload(...given)
      await waitForHydration(page)
      return answer
    },
  })
}

/** Before React has taken over, a click does what plain HTML does, or is done a moment later. */
export async function waitForHydration(page: Page) {
  const deadline = performance.now() + patienceMs
  // Asked from outside: the page's security policy forbids Playwright's own way of waiting.
  while (!(await page.evaluate(isHydrated))) {
    if (performance.now() > deadline) throw new Error(`${page.url()} did not come to life`)
    await pause(20)
  }
}

/** Runs in the page. React keeps its root with the document, and says there whether it still takes over what the server wrote. */
const isHydrated = `Object.entries(document).some(
  ([key, root]) => key.startsWith('__reactContainer') && !root.stateNode.current.memoizedState.isDehydrated
)`

/** A page that was followed to by a link may still be coming: one that never has a heading is told of all the same. */
async function waitForHeading(page: Page) {
  const heading = page.locator('h1').first()
  await heading.waitFor({ state: 'attached', timeout: headingMs }).catch(() => {})
}
