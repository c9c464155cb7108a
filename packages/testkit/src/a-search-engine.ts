import type { Language } from '@vonk/domain/stores'
import { createEmbeddedSearch, type EmbeddedSearchSettings } from '@vonk/search/embedded'
import type { SearchEngine } from '@vonk/search/port'

const languages: readonly Language[] = ['nl', 'de', 'en']

/** The engine in this process, empty; the last letters of a store code say its language. */
export function aSearchEngine(settings: Partial<EmbeddedSearchSettings> = {}): SearchEngine {
  const languageOf = (code: string) => languages.find((language) => code.endsWith(language)) ?? 'nl'
  return createEmbeddedSearch({ settings: { languageOf, ...settings } })
}
