const tag = (name: string) => new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'g')
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

/** What each tag of a name says of itself. It is React that wrote the page, so its tags are plain and whole. */
export function attributesOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(tag(name))].map(([, attributes = '']) => readAttributes(attributes))
}

export function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decode(value)]))
}

/** The places of a page a link can lead to. */
export function readPlaces(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id)))
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
