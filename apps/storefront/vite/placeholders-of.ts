import { createCompiledCatalog } from '@lingui/cli/api'

type Placeholder = readonly [name: string, type?: string, options?: Readonly<Record<string, unknown>>]
type Token = string | Placeholder

/** What a text needs to be filled in: `{ count: 'number' }` for "{count, plural, …}". */
export function placeholdersOf(text: string): Record<string, 'number' | 'string'> {
  const { source } = createCompiledCatalog('', { text }, { namespace: 'json' })
  return collect(JSON.parse(source).messages.text)
}

function collect(tokens: readonly Token[]): Record<string, 'number' | 'string'> {
  const found: Record<string, 'number' | 'string'> = {}
  for (const token of tokens) {
    if (typeof token === 'string' || token[0] === '#') continue
    const [name, type, options = {}] = token
    found[name] = type === 'plural' || type === 'selectordinal' || type === 'number' ? 'number' : 'string'
    for (const branch of Object.values(options)) if (Array.isArray(branch)) Object.assign(found, collect(branch))
  }
  return found
}
