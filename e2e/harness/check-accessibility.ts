import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Half as long as the one the package gives as text, and every page that is checked parses it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })

/** What a shopper with a disability would stumble over on the page as it is now: one line for each element. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  // Laid out whole: axe would look for what lies far below where it has not been put yet.
  await layOut(page, 'everything')
  // Evaluated, not added as a script: the page's security policy stays as strict as it is.
  await page.evaluate(source)
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  )
  await layOut(page, 'what is near')
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `accessibility (${id}) on ${page.url()}: ${help}: ${target.join(' ')}`),
  )
}

/** A first page does so by itself only as it is read (`first-page.tsx` of the storefront). */
async function layOut(page: Page, what: 'everything' | 'what is near') {
  const style = await page.$('style#first-page')
  await style?.evaluate(
    (element, isAll) => element.setAttribute('media', isAll ? 'not all' : 'all'),
    what === 'everything',
  )
}
