import type { Language } from '@vonk/domain/stores'
import { createLanguageTools, type LanguageTools } from '../languages/index.ts'
import type { Collection, RangeBucket, SearchAnswer, SearchEngine, SearchQuery } from '../port.ts'
import { answerQuery } from './answer-query.ts'
import { isWildMatch } from './documents/is-wild-match.ts'
import { Pile } from './pile.ts'
import { suggestWords } from './suggest-words.ts'
import { WriteQueue } from './write-queue.ts'

export type EmbeddedSearchSettings = {
  languageOf(index: string): Language
  /** Paths, with `*`, that are answered but neither filtered, sorted nor counted by. */
  readonly notFilterable?: readonly string[]
  readonly random?: () => number
}

/** Texts to read and addresses of pictures: a large part of every document, and nobody filters by them. */
const longTexts = ['description', 'short_description', 'meta_*', 'media_gallery', 'media_gallery.*']
const pictures = ['image', 'small_image', 'thumbnail', '*.image', '*.small_image', '*.thumbnail']

/** A search engine in the memory of this process. */
export function createEmbeddedSearch({ settings }: { settings: EmbeddedSearchSettings }): SearchEngine {
  const { languageOf, notFilterable = [...longTexts, ...pictures], random = Math.random } = settings
  const piles = new Map<string, { readonly pile: Pile; readonly writes: WriteQueue }>()
  const tools = new Map<Language, LanguageTools>()
  const isIndexed = (path: string) => !notFilterable.some((pattern) => isWildMatch(path, pattern))

  function languageTools(language: Language) {
    const known = tools.get(language) ?? createLanguageTools(language)
    tools.set(language, known)
    return known
  }
  const keyOf = ({ index, entity }: Collection) => JSON.stringify([index, entity])
  function open(collection: Collection) {
    const key = keyOf(collection)
    const opened = piles.get(key) ?? {
      pile: new Pile(languageTools(languageOf(collection.index)), isIndexed),
      writes: new WriteQueue(),
    }
    piles.set(key, opened)
    return opened
  }

  return {
    index(collection, documents) {
      const { pile, writes } = open(collection)
      return writes.run(
        () => documents,
        (document) => pile.put(document),
      )
    },
    remove(collection, ids) {
      const { pile, writes } = open(collection)
      return writes.run(
        () => ids,
        (id) => pile.remove(id),
      )
    },
    retain(collection, ids) {
      const { pile, writes } = open(collection)
      const kept = new Set(ids.keys().map(String))
      return writes.run(
        () => pile.documents.allIds().filter((id) => !kept.has(String(id))),
        (id) => pile.remove(id),
      )
    },
    async query(collection, query) {
      const known = piles.get(keyOf(collection))
      return known ? answerQuery(known.pile, query, random) : emptyAnswer(query)
    },
    async suggest(collection, prefix, size, filters = []) {
      const known = piles.get(keyOf(collection))
      return known ? suggestWords(known.pile, { prefix, size, filters }) : []
    },
  }
}

function emptyAnswer({ facets }: SearchQuery): SearchAnswer {
  const buckets = facets.map((facet): [string, RangeBucket[]] => [
    facet.name,
    facet.kind === 'ranges' ? facet.ranges.map((range) => ({ ...range, count: 0 })) : [],
  ])
  return { total: 0, hits: [], facets: Object.fromEntries(buckets) }
}
