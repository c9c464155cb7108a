import type { Language } from '@vonk/domain/stores'
import type { SearchEngine } from '../port.ts'
import { emptyAnswer } from '../values/empty-answer.ts'
import { filterablePaths } from '../values/filterable-paths.ts'
import { answerQuery } from './answer-query.ts'
import { OpenCollections } from './open-collections.ts'
import { suggestWords } from './suggest-words.ts'

export type EmbeddedSearchSettings = {
  languageOf(index: string): Language
  /** Paths, with `*`, that are answered but neither filtered, sorted nor counted by. */
  readonly notFilterable?: readonly string[]
  readonly random?: () => number
}

/** A search engine in the memory of this process. */
export function createEmbeddedSearch({ settings }: { settings: EmbeddedSearchSettings }): SearchEngine {
  const { languageOf, notFilterable, random = Math.random } = settings
  const isIndexed = filterablePaths(notFilterable)
  const collections = new OpenCollections({ languageOf, isIndexed })

  return {
    index(collection, documents) {
      const { index, writes } = collections.open(collection)
      const all = () => documents
      return writes.run(all, (document) => index.put(document))
    },
    remove(collection, ids) {
      const { index, writes } = collections.open(collection)
      const all = () => ids
      return writes.run(all, (id) => index.remove(id))
    },
    retain(collection, ids) {
      const { index, writes } = collections.open(collection)
      const kept = new Set(ids.keys().map(String))
      const others = () => index.documents.allIds().filter((id) => !kept.has(String(id)))
      return writes.run(others, (id) => index.remove(id))
    },
    async query(collection, query) {
      const index = collections.find(collection)?.index
      return index ? answerQuery(index, query, random) : emptyAnswer(query)
    },
    async suggest(collection, prefix, size, filters = []) {
      const index = collections.find(collection)?.index
      return index ? suggestWords(index, { prefix, size, filters }) : []
    },
  }
}
