import { elasticsearchQuerySchema, searchCatalogue, searchCatalogueByAddress, suggestSearches } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle, SerialisedJson } from '@vonk/platform/http'
import type { SearchAnswer } from '@vonk/search/port'
import PQueue from 'p-queue'
import type { AskedSearch, CatalogueSearch } from '../querying/catalogue-search.ts'
import { PART } from '../querying/query-in-parts.ts'
import { createPriceSigning, type SignPrices, wantsSignature } from './sign-prices.ts'
import { createAnswerWriter } from './write-answer.ts'

export type GroupProof = { readonly groupToken: string | null; readonly token: string | null }

type RouteParts = {
  readonly search: CatalogueSearch
  readonly directory: StoreDirectory
  /** The price group a caller has proved to belong to. */
  groupOf(proof: GroupProof): Promise<number | null>
  readonly sign: SignPrices
}

type Asked = {
  readonly index: string
  readonly entity: string
  readonly request_format?: string | undefined
  readonly response_format?: string | undefined
  readonly size?: number | undefined
  readonly from?: number | undefined
  readonly sort?: string | undefined
  readonly _source_include?: readonly string[] | undefined
  readonly _source_exclude?: readonly string[] | undefined
}

export function catalogueSearchRoutes({ search, directory, groupOf, sign }: RouteParts) {
  const longLists = new PQueue({ concurrency: 1 })
  const signHits = createPriceSigning(sign)
  const writer = createAnswerWriter()

  /** Long lists are made one at a time: however many are asked for, a short one is answered in between. */
  function answer(asked: Asked, query: AskedSearch['query'], context: CallContext) {
    if ((asked.size ?? 0) <= PART) return answerNow(asked, query, context)
    const { signal } = context
    // Nobody waits any more for what a caller who hung up has asked for.
    return longLists.add(async () =>
      signal.aborted ? err({ code: 'search-unavailable' } as const) : answerNow(asked, query, context),
    )
  }

  async function answerNow(asked: Asked, query: AskedSearch['query'], { token, cacheTags }: CallContext) {
    const read = readElasticsearch(asked, query)
    if (!read.ok) return read
    const elasticsearch = read.value
    const { index, entity, size, from, sort, _source_include: include, _source_exclude: exclude } = asked
    const groupId = await groupOf({ groupToken: query.groupToken ?? null, token })
    const window = { size, from, sort, include, exclude }
    const found = await search.search({ index, entity, query, elasticsearch, ...window, groupId, cacheTags })
    if (found.ok) return ok(await write(found.value, asked))
    const { refusal } = found
    return refusal.code === 'entity-unknown' ? err({ code: refusal.code, type: entity }) : err(refusal)
  }

  /** Who asks for one product shows all of it, its attributes by name as well. */
  async function describeSingle(found: SearchAnswer, asked: Asked): Promise<SearchAnswer> {
    const [hit] = found.hits
    const isAsked = !asked._source_include && !asked._source_exclude?.includes('attributes_metadata')
    if (!hit || found.hits.length > 1 || !isAsked) return found
    return { ...found, hits: [{ ...hit, source: await search.describeProduct(asked.index, hit.source) }] }
  }

  async function write(found: SearchAnswer, asked: Asked): Promise<SerialisedJson> {
    const isProduct = asked.entity === 'product'
    const isSigned = isProduct && wantsSignature(asked._source_exclude)
    const described = isProduct ? await describeSingle(found, asked) : found
    const signed = isSigned ? { ...described, hits: await signHits(described.hits) } : described
    await writer.prepare(signed)
    const answer = writer.shorten(signed, isProduct ? 'product' : 'other')
    if (asked.response_format !== 'compact') return new SerialisedJson(writer.writeStandard(answer, asked))
    const attributes = isProduct ? await search.describeFacets(asked.index, answer.facets) : []
    return new SerialisedJson(writer.writeCompact(answer, attributes))
  }

  return [
    handle(searchCatalogue, ({ question, ...asked }, context) => answer(asked, question, context)),
    handle(searchCatalogueByAddress, ({ request, ...asked }, context) => answer(asked, request ?? {}, context)),
    handle(suggestSearches, async ({ q, size = 8 }, { storeCode }) =>
      ok(await search.suggest(findStoreView(directory, storeCode).code, q, size)),
    ),
  ]
}

/** Old clients send the query of Elasticsearch itself, without a word that they do. */
function readElasticsearch({ request_format: format }: Asked, query: AskedSearch['query']) {
  const isElasticsearch = format === 'dsl' || 'query' in query || 'aggs' in query
  if (!isElasticsearch) return ok(undefined)
  const read = elasticsearchQuerySchema.safeParse(query)
  if (read.success) return ok(read.data)
  const where = read.error.issues[0]?.path.join('.') ?? ''
  return err({ code: 'query-format-unsupported', where: where.slice(0, 200) } as const)
}
