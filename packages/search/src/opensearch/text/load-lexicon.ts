import type { LanguageTools } from '../../languages/index.ts'
import { type Cluster, type Found, patiently } from '../cluster.ts'
import { wordFields } from '../documents/collect-words.ts'
import { Lexicon, type LexiconTerms, type TermCount } from './lexicon.ts'

export type Stock = { readonly cluster: Cluster; readonly index: string; readonly entity: string }

/** Of each place the most frequent words; OpenSearch gives out no more at once. */
const MOST_TERMS = 60_000
const ATTEMPTS = 3

const versionParts = { a: { sum: { field: 'words_check_a' } }, b: { sum: { field: 'words_check_b' } } }

/** Asks for the version of a collection: another text whenever a document has other words, is new or is gone. */
export function versionQuery(entity: string, aggs: object = {}): object {
  return {
    size: 0,
    track_total_hits: true,
    query: { bool: { filter: [{ term: { entity } }] } },
    aggs: { ...versionParts, ...aggs },
  }
}

export function readVersion({ hits, aggregations }: Found): string {
  return [hits.total.value, aggregations?.['a']?.value ?? 0, aggregations?.['b']?.value ?? 0].join()
}

/** Reads the words of a collection, all as of one moment where the catalogue leaves one. */
export async function loadLexicon({ cluster, index, entity }: Stock, language: LanguageTools): Promise<Lexicon> {
  const fields = [...Object.values(wordFields), 'spellings']
  const questions = fields.map((field) =>
    versionQuery(entity, {
      terms: { terms: { field, size: MOST_TERMS, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
    }),
  )
  for (let attempt = 1; ; attempt += 1) {
    const answers = await cluster.searchAll(index, questions, patiently)
    const versions = new Set(answers.map(readVersion))
    const [version = ''] = versions
    if (versions.size > 1 && attempt < ATTEMPTS) continue
    // Words of several moments serve once: the next search finds another version and reads them again.
    return new Lexicon(language, versions.size > 1 ? 'mixed' : version, termsOf(answers))
  }
}

function termsOf(answers: readonly Found[]): LexiconTerms {
  const [name = [], category = [], hints = [], spellings = []] = answers.map(
    ({ aggregations }): readonly TermCount[] => aggregations?.['terms']?.buckets ?? [],
  )
  return { name, category, hints, spellings }
}
