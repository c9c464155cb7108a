import { attributesOf, readAttributes } from './read-tags.ts'

const form = /<form((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*>(.*?)<\/form>/gs

/** What a shopper types: words that find something, words that find nothing, and amounts. */
const words = ['tee', 'xyzzyqwv']
const amounts: Readonly<Record<string, string>> = { 'price-from': '10', 'price-to': '40' }
/** What belongs in no address, where histories and the logs of proxies keep it. */
const personal = new Set(['email', 'password', 'tel'])

export type Ways = {
  readonly links: readonly URL[]
  /** Where the forms lead that ask for a page. */
  readonly searches: readonly URL[]
  /** The forms that hand something in. */
  readonly posts: readonly { readonly address: URL; readonly body: string }[]
  readonly forms: FormCount
  readonly problems: readonly string[]
}

/** How many forms there are, those that only close a dialog among them, and every field that can be filled in. */
export type FormCount = {
  readonly get: number
  readonly post: number
  readonly dialog: number
  readonly fields: readonly string[]
}

/** Everything a page without scripts leads to. */
export function readWays(html: string, address: URL): Ways {
  const forms = [...html.matchAll(form)].map(([, own = '', inside = '']) => readForm(own, inside))
  const ofMethod = (method: string) => forms.filter((one) => one.method === method)
  const resolve = (href: string) => new URL(href, address)
  const here = address.pathname + address.search
  const [get, post, dialog] = ['get', 'post', 'dialog'].map(ofMethod) as [Form[], Form[], Form[]]
  return {
    links: attributesOf(html, 'a').flatMap(({ href }) => (href === undefined ? [] : resolve(href))),
    searches: get.flatMap(({ action = address.pathname, inputs }) =>
      words.map((word) => resolve(`${action}?${fill(inputs, word)}`)),
    ),
    posts: post.map(({ action = here, inputs }) => ({ address: resolve(action), body: String(fill(inputs, 'tee')) })),
    forms: { get: get.length, post: post.length, dialog: dialog.length, fields: forms.flatMap(namesOf) },
    problems: findProblems(html, forms),
  }
}

type Input = Record<string, string>
type Form = { readonly method: string; readonly action: string | undefined; readonly inputs: readonly Input[] }

function readForm(own: string, inside: string): Form {
  const { action, method = 'get' } = readAttributes(own)
  const inputs = ['input', 'textarea', 'select'].flatMap((name) => attributesOf(inside, name))
  return { action, method: method.toLowerCase(), inputs }
}

function namesOf({ inputs }: Form): string[] {
  return inputs.flatMap(({ name }) => name ?? [])
}

function findProblems(html: string, forms: readonly Form[]): string[] {
  const missed = [...html.matchAll(/<form\b/g)].length - forms.length
  const told = forms.filter(({ method }) => method === 'get').flatMap(({ inputs }) => inputs)
  return [
    ...(missed === 0 ? [] : [`${missed} forms cannot be read`]),
    ...told.flatMap(({ name, type = '' }) => (personal.has(type) ? `a form writes ${name} into an address` : [])),
  ]
}

/** The first choice of every group, and something in every field. */
function fill(inputs: readonly Input[], word: string): URLSearchParams {
  const query = new URLSearchParams()
  for (const { name, type = 'text', value } of inputs) {
    if (name === undefined || (query.has(name) && type !== 'text')) continue
    query.set(name, type === 'text' || type === 'search' ? word : (value ?? amounts[name] ?? '1'))
  }
  for (const [name, amount] of Object.entries(amounts)) if (query.has(name)) query.set(name, amount)
  return query
}
