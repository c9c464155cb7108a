const tag = (name: string) => new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'g')
const form = /<form((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*>(.*?)<\/form>/gs
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

/** What a shopper types: words that find something, words that find nothing, and amounts. */
const words = ['tee', 'xyzzyqwv']
const amounts: Readonly<Record<string, string>> = { 'price-from': '10', 'price-to': '40' }

/** Every address a page leads to. It is React that wrote the page, so its tags are plain and whole. */
export function readWays(html: string, address: URL): { readonly links: URL[]; readonly forms: URL[] } {
  const resolve = (href: string) => new URL(href, address)
  return {
    links: attributesOf(html, 'a').flatMap(({ href }) => (href === undefined ? [] : resolve(href))),
    forms: readForms(html, address).map(resolve),
  }
}

/** A form of search and filters is sent with words that are found, and with others. */
function readForms(html: string, address: URL): string[] {
  return [...html.matchAll(form)].flatMap(([, own = '', inside = '']) => {
    const { action = address.pathname, method = 'get' } = readAttributes(own)
    if (method.toLowerCase() !== 'get') return []
    return words.map((word) => `${action}?${fill(inside, word)}`)
  })
}

/** The first choice of every group, and something in every field. */
function fill(inside: string, word: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const { name, type = 'text', value } of attributesOf(inside, 'input')) {
    if (name === undefined || (query.has(name) && type !== 'text')) continue
    query.set(name, type === 'text' || type === 'search' ? word : (value ?? amounts[name] ?? '1'))
  }
  for (const [name, amount] of Object.entries(amounts)) if (query.has(name)) query.set(name, amount)
  return query
}

function attributesOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(tag(name))].map(([, attributes = '']) => readAttributes(attributes))
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decode(value)]))
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
