import type { Locator, Page } from 'playwright-core'

export const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

export const shops = [
  { brand: 'Vonk', host: 'localhost', path: '/en/', product: 'anker-tee-cream', sku: 'VK1001-CREAM-128' },
  {
    brand: 'Razz',
    host: 'razz.localhost',
    path: '/',
    product: 'cobra-hoodie-with-lettering-plum',
    sku: 'RZ1053-PLUM-M',
  },
] as const

export type Screen = (typeof screens)[number]
export type Shop = (typeof shops)[number]

type OpenPage = (options: {
  path: string
  host: string
  width: number
  hasPictures?: boolean
  expected?: RegExp[]
}) => Promise<Page>

/** A page of this shop on a screen of this size. */
export async function openOn(
  openPage: OpenPage,
  { host, path, width, height }: Shop & Screen,
  to: string,
): Promise<Page> {
  const page = await openPage({ host, path: path + to, width })
  await page.setViewportSize({ width, height })
  return page
}

/** Whether somebody sees all of it as the page lies, and nothing over it. */
export function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const found = document.elementFromPoint((left + right) / 2, y)
      return found !== null && (element.contains(found) || found.contains(element))
    })
  })
}

/** The same of a part that the page is scrolled to no further than it must be, as it is for whoever tabs there. */
export async function isSeenWhole(part: Locator): Promise<boolean> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  return isInSight(part)
}

/** The pictures of a product and what stands beside them. */
export const productColumns = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /^Enlarge/ }) })
    .locator('xpath=../..')

/**
 * The highest stretch of this part of the page with nothing in it, in pixels, wherever somebody stops on the way down; with columns, of
 * each that stands in it.
 */
export async function tallestBlank(page: Page, part: Locator, { hasColumns = false } = {}): Promise<number> {
  let tallest = 0
  for (let isEnd = false; !isEnd; ) {
    tallest = Math.max(tallest, await part.evaluate(blankOnScreen, hasColumns))
    isEnd = await page.evaluate(scrollOn)
  }
  return tallest
}

/** Runs in the page. */
async function scrollOn(): Promise<boolean> {
  const before = scrollY
  scrollBy({ top: innerHeight * 0.6, behavior: 'instant' })
  // What comes into sight is laid out, and told to whoever waits for it, with the next pictures of the screen.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  return scrollY === before
}

/** Runs in the page. */
function blankOnScreen(part: Element, hasColumns: boolean): number {
  const { top, bottom } = part.getBoundingClientRect()
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)]
  const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, ({ nodeValue }) =>
    nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  )
  const seen = [...part.querySelectorAll('img, svg, button, input, select, textarea')].map((shown) =>
    shown.getBoundingClientRect(),
  )
  while (words.nextNode()) {
    const range = document.createRange()
    range.selectNode(words.currentNode)
    seen.push(...range.getClientRects())
  }
  const blanks = (hasColumns ? [...part.children] : [part]).map((column) => {
    const { left, right } = column.getBoundingClientRect()
    const inColumn = seen.filter((rect) => rect.width > 0 && rect.right > left && rect.left < right)
    let [reached, tallest] = [from, 0]
    for (const rect of inColumn.toSorted((one, other) => one.top - other.top)) {
      if (rect.bottom <= from || rect.top >= to) continue
      tallest = Math.max(tallest, rect.top - reached)
      reached = Math.max(reached, rect.bottom)
    }
    return Math.max(tallest, to - reached)
  })
  return Math.max(...blanks)
}
