import type { Page } from 'playwright-core'

/** Where most of the layout changes: a page has the same kinds on any telephone. */
const layouts = [0, 768, 1024]

/**
 * What a page is made of, as far as it can make a difference to whoever sees or hears it: pages of one template have the same kinds,
 * whatever their texts, pictures and addresses, and a window that opens or a message that appears adds some.
 */
export async function readKinds(page: Page): Promise<readonly string[]> {
  const width = page.viewportSize()?.width ?? 0
  const layout = layouts.findLast((from) => width >= from)
  const kinds = await page.evaluate(listKinds)
  return kinds.map((kind) => `${layout} ${kind}`)
}

/** Runs in the page. */
function listKinds(): string[] {
  const { documentElement: html, body } = document
  const brand = JSON.stringify(html.dataset)
  const nameOf = ({ localName, classList }: Element) => [localName, ...[...classList].toSorted()].join('.')
  // Values are what style sheets and roles ask for; numbers, addresses and sentences are not.
  const attributeOf = ({ name, value }: Attr) =>
    /^(?:role|type|aria-|data-)/.test(name) && /^[a-z-]{0,16}$/.test(value) ? `${name}=${value}` : name
  const kindOf = (element: Element) => {
    const attributes = [...element.attributes].filter(({ name }) => name !== 'class').map(attributeOf)
    const text = element.textContent.trim() === '' ? 'empty' : 'text'
    return [nameOf(element.parentElement ?? element), nameOf(element), ...attributes.toSorted(), text].join(' ')
  }
  const elements = [...body.querySelectorAll(':not(script, style, template)')]
  const headings = elements.filter(({ localName }) => /^h[1-6]$/.test(localName)).map(({ localName }) => localName)
  const order = headings.map((heading, index) => `${headings[index - 1] ?? 'start'} before ${heading}`)
  const landmarks = ['h1', 'main', 'header', 'footer'].map((name) => `${body.querySelectorAll(name).length} ${name}`)
  const found = [...elements.map(kindOf), ...order, ...landmarks, `in ${html.lang}`, `titled ${document.title !== ''}`]
  return [...new Set(found)].map((kind) => `${brand} ${kind}`)
}
