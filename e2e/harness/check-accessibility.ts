import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })

/** What a shopper with a disability would stumble over on the page as it is now: one line for each element. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's security policy stays as strict as it is.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `accessibility (${id}) on ${page.url()}: ${help}: ${target.join(' ')}`),
  )
}
