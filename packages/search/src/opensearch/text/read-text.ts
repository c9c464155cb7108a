import { interpretText } from '../../text/interpret-text.ts'
import { any } from '../queries/translate-condition.ts'
import type { Lexicon } from './lexicon.ts'
import type { Stock } from './load-lexicon.ts'
import type { MissingSkus } from './sku-lookup.ts'
import { havingMeaning, type ReadText } from './text-query.ts'

/** Texts whose rarities are kept. */
const MOST_TEXTS = 500
/** Every round looks up what the one before could not know of: a compound has parts, and those are no more compounds. */
const MOST_ROUNDS = 4

/** What a text means in a collection; article numbers and how many documents have a word are looked up when first needed. */
export async function readText(text: string, lexicon: Lexicon, stock: Stock): Promise<ReadText> {
  let interpretation = interpretText(text, lexicon)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = lexicon.skus.takeMissing()
    if (!missing) break
    await lookUpSkus(missing, lexicon, stock)
    lexicon.interpretations.delete(text)
    interpretation = interpretText(text, lexicon)
  }
  const { words, meanings } = interpretation
  const cached = lexicon.rarities.get(text)
  if (cached?.length === meanings.length) return { words, meanings, rarities: cached }
  const rarities = await countRarities(
    interpretation.meanings.map((meaning) => havingMeaning(meaning, lexicon)),
    stock,
  )
  if (lexicon.rarities.size >= MOST_TEXTS) lexicon.rarities.clear()
  lexicon.rarities.set(text, rarities)
  return { words, meanings, rarities }
}

/** A rare word says more than one that half of the catalogue has. */
async function countRarities(meanings: readonly object[], { cluster, index, entity }: Stock): Promise<number[]> {
  if (meanings.length === 0) return []
  const aggs = Object.fromEntries(meanings.map((filter, place) => [`meaning_${place}`, { filter }]))
  const query = { bool: { filter: [{ term: { entity } }] } }
  const { hits, aggregations } = await cluster.search(index, { size: 0, track_total_hits: true, query, aggs })
  const documents = hits.total.value
  return meanings.map((_, place) => {
    const having = aggregations?.[`meaning_${place}`]?.doc_count ?? 0
    return documents === 0 ? 0 : Math.log1p(documents / Math.max(having, 1)) / Math.log1p(documents)
  })
}

const MOST_COMPLETIONS = 50
const skuFields = ['skus_own', 'skus_variants'] as const

async function lookUpSkus(missing: MissingSkus, lexicon: Lexicon, stock: Stock): Promise<void> {
  const [parts, byStart] = await Promise.all([findParts(missing.parts, stock), findStarting(missing.starts, stock)])
  lexicon.skus.learn(missing, { parts, byStart })
}

/** Those of these parts that some article number has. */
async function findParts(parts: readonly string[], { cluster, index, entity }: Stock): Promise<Set<string>> {
  if (parts.length === 0) return new Set()
  const holding = parts.map((part) => any(skuFields.map((field) => ({ term: { [field]: part } }))))
  const { aggregations } = await cluster.search(index, {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [{ term: { entity } }, any(skuFields.map((field) => ({ terms: { [field]: parts } })))] } },
    aggs: { parts: { filters: { filters: holding } } },
  })
  const counts = aggregations?.['parts']?.buckets ?? []
  return new Set(parts.filter((_, place) => (counts[place]?.doc_count ?? 0) > 0))
}

/** The parts that begin so, those of the first documents that have any. */
async function findStarting(
  starts: readonly string[],
  { cluster, index, entity }: Stock,
): Promise<Map<string, string[]>> {
  if (starts.length === 0) return new Map()
  const asked = starts.flatMap((start) => skuFields.map((field) => ({ start, field })))
  const answers = await cluster.searchAll(
    index,
    asked.map(({ start, field }) => ({
      size: MOST_COMPLETIONS,
      track_total_hits: false,
      query: { bool: { filter: [{ term: { entity } }, { prefix: { [field]: start } }] } },
      sort: [{ [field]: 'asc' }],
      _source: false,
      docvalue_fields: [field],
    })),
  )
  const found = new Map(starts.map((start) => [start, new Set<string>()]))
  for (const [place, { start, field }] of asked.entries()) {
    const parts = answers[place]?.hits.hits.flatMap(({ fields }) => fields?.[field] ?? []) ?? []
    for (const part of parts) if (part.startsWith(start)) found.get(start)?.add(part)
  }
  return new Map(Array.from(found, ([start, parts]) => [start, [...parts].sort()]))
}
