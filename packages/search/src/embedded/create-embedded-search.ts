import type { Language } from '@vonk/domain/stores'
import type { RangeBucket, SearchAnswer, SearchEngine, SearchQuery } from '../port.ts'
import { answerQuery } from './answer-query.ts'
import { isWildMatch } from './documents/is-wild-match.ts'
import { OpenCollections } from './open-collections.ts'
import { suggestWords } from './suggest-words.ts'

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
  const isIndexed = (path: string) => !notFilterable.some((pattern) => isWildMatch(path, pattern))
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

function emptyAnswer({ facets }: SearchQuery): SearchAnswer {
  const buckets = facets.map((facet): [string, RangeBucket[]] => [
    facet.name,
    facet.kind === 'ranges' ? facet.ranges.map((range) => ({ ...range, count: 0 })) : [],
  ])
  return { total: 0, complete: 0, hits: [], facets: Object.fromEntries(buckets) }
}
