import type { Page } from 'playwright-core'

/** A value of a page's data, by the name it has; answers what is to stand in its place. */
type Change = (name: string, value: unknown) => unknown

/** Pages that clicks lead to come with other data, as if the shop held other things; nothing on the page knows. */
export async function changePageData(page: Page, change: Change): Promise<void> {
  await page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch()
    const [values = '[]', ...rest] = (await response.text()).split('\n')
    const changed = JSON.parse(values, (_, value) => (isPacked(value) ? repack(value, change) : value))
    await route.fulfill({ response, body: [JSON.stringify(changed), ...rest].join('\n') })
  })
}

/** Answers of loaders are one string with tildes for quotes (`fragments/pack.ts`). */
function isPacked(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('{~')
}

function repack(packed: string, change: Change): string {
  const data = JSON.parse(packed.replaceAll('~', '"'), (name, value) => change(name, value))
  return JSON.stringify(data).replaceAll('~', '\\u007e').replaceAll('"', '~')
}
