import type { Language } from '@vonk/domain/stores'
import { createEmbeddedSearch } from '@vonk/search/embedded'
import type { SearchEngine } from '@vonk/search/port'

type AdapterSettings = { languageOf(index: string): Language; readonly notFilterable?: readonly string[] }
type Adapter = (settings: AdapterSettings) => SearchEngine

const adapters = new Map<string, Adapter>([['embedded', (settings) => createEmbeddedSearch({ settings })]])

/** The engine of that name. */
export function findSearchAdapter(name: string): Adapter {
  const adapter = adapters.get(name)
  if (!adapter) throw new SearchAdapterNotFound(name)
  return adapter
}

export class SearchAdapterNotFound extends Error {
  override readonly name = 'SearchAdapterNotFound'

  constructor(adapter: string) {
    super(`search-adapter-not-found: there is no search engine "${adapter}", only ${[...adapters.keys()].join(', ')}`)
  }
}
