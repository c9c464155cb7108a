import type { Language } from '@vonk/domain/stores'
import { createLanguageTools, type LanguageTools } from '../languages/index.ts'
import type { SearchAnswer, SearchEngine, SearchQuery, SharedIndex } from '../port.ts'
import { emptyAnswer } from '../values/empty-answer.ts'
import { filterablePaths } from '../values/filterable-paths.ts'
import { readAnswer, writeListQuestions, writeQuestion } from './answer-query.ts'
import { type Cluster, patiently } from './cluster.ts'
import { indexFormat } from './index-format.ts'
import { Indices } from './indices.ts'
import { createSharedIndex } from './shared-index.ts'
import { suggestWords } from './suggest-words.ts'
import { type Asking, Lexicons } from './text/lexicons.ts'
import { textQuery } from './text/text-query.ts'
import { createWriter } from './write-documents.ts'

export type OpenSearchSettings = {
  languageOf(index: string): Language
  /** Paths, with `*`, that are answered but neither filtered, sorted nor counted by. */
  readonly notFilterable?: readonly string[]
  /** What the names of all indexes of this shop begin with. */
  readonly prefix: string
  /** Settings of the indexes beside our own. */
  readonly indexSettings?: object
}

export type OpenSearch = { readonly engine: SearchEngine; readonly shared: SharedIndex }

type Parts = { readonly cluster: Cluster; readonly settings: OpenSearchSettings }

/** A search engine whose documents lie in a cluster of OpenSearch, shared by all processes. */
export function createOpenSearch({ cluster, settings }: Parts): OpenSearch {
  const { languageOf, notFilterable, prefix, indexSettings } = settings
  const format = indexFormat(indexSettings)
  const indices = new Indices({ cluster, prefix, format })
  const tools = new Map<Language, LanguageTools>()
  const toolsOf = (language: Language) => {
    const existing = tools.get(language) ?? createLanguageTools(language)
    tools.set(language, existing)
    return existing
  }
  const aliasOf = (view: string) => indices.aliasOf(view)
  const lexicons = new Lexicons({ cluster, aliasOf, toolsOf: (view) => toolsOf(languageOf(view)) })
  const writer = createWriter({ cluster, indices, languageOf, toolsOf, isFilterable: filterablePaths(notFilterable) })

  const ask = async (index: string, entity: string, query: SearchQuery, asking?: typeof patiently) =>
    readAnswer(query, false, await cluster.searchAll(index, writeListQuestions(entity, query), asking))

  const engine: SearchEngine = {
    ...writer,
    async query(collection, query) {
      const { index, entity } = collection
      if (query.text.trim() === '') return ask(aliasOf(index), entity, query)
      return lexicons.ask(collection, query.text, askingFor(entity, query))
    },
    suggest: (collection, prefix, size, filters = []) =>
      suggestWords({ lexicons, collection }, { prefix, size, filters }),
  }
  const writing: SearchEngine = {
    ...engine,
    // Who writes never asks by text.
    async query({ index, entity }, query) {
      const name = await indices.open(index)
      await indices.makeSearchable(name)
      return ask(name, entity, { ...query, text: '' }, patiently)
    },
  }
  const shared = createSharedIndex({ cluster, indices, engine: writing, lexicons, prefix, format: format.name })
  return { engine, shared }
}

/** How a text is asked for, once it is understood. */
function askingFor(entity: string, query: SearchQuery): Asking<SearchAnswer> {
  return {
    nothing: () => emptyAnswer(query),
    question: (lexicon, read) => {
      const text = textQuery(lexicon, read)
      return text && writeQuestion(entity, query, text)
    },
    read: (found) => readAnswer(query, true, [found]),
  }
}
