/**
 * What a document is also found by: words such as the names of its colour and its kind, and the sizes it comes in, in the language
 * of the collection. Other keys can be filtered and sorted by under `_search.`; none of it is ever answered.
 */
export type SearchHints = {
  readonly color?: string | readonly string[] | null
  readonly words?: readonly string[]
  readonly sizes?: readonly string[]
  readonly [key: string]: unknown
}

/** A document as it is stored and answered: plain JSON with a numeric or textual id, which are one: 5 and "5". */
export type SearchDocument = Readonly<Record<string, unknown>> & {
  readonly id: number | string
  readonly _search?: SearchHints
}

/** Which documents: one per store view and kind, such as `nl` and `product`. */
export type Collection = { readonly index: string; readonly entity: string }

export type Scalar = string | number | boolean

/**
 * `field` is a path into the document; an array on the way means any of its elements. 49 and "49" are equal, and so are true
 * and "true". Ranges are of numbers and of dates (`2026-03-01`, `2026-03-01 12:00:00`, with `T` or zone; without zone: UTC).
 * An empty `in` or `any` holds for nothing, an empty `all` or `none` for everything.
 */
export type Condition =
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly Scalar[] }
  | {
      readonly kind: 'range'
      readonly field: string
      readonly gt?: number | string
      readonly gte?: number | string
      readonly lt?: number | string
      readonly lte?: number | string
    }
  | { readonly kind: 'exists'; readonly field: string }
  | { readonly kind: 'all' | 'any' | 'none'; readonly of: readonly Condition[] }

/** Only documents that pass all filters are found. */
export type Filter = { readonly name: string; readonly condition: Condition }

/**
 * A facet that names a filter in `ignoring` is counted as if that filter were not set. Terms come most frequent first, then by
 * value; a range takes in its lower end and not its upper one, and a document with several values in it is counted once.
 */
export type Facet = { readonly name: string; readonly field: string; readonly ignoring: readonly string[] } & (
  | { readonly kind: 'terms'; readonly size: number }
  | { readonly kind: 'ranges'; readonly ranges: readonly { readonly from?: number; readonly to?: number }[] }
)

/**
 * Numbers and dates by value, texts by letter. Of several values the lowest counts upwards and the highest downwards. Missing
 * values come last in either direction; ties are broken by id. `random` shuffles. No sort is by relevance, then by id.
 */
export type Sort = { readonly field: string; readonly direction: 'asc' | 'desc' } | 'random' | 'relevance'

export type SearchQuery = {
  /** Empty: everything matches. Without a letter or number in it: nothing does. */
  readonly text: string
  readonly filters: readonly Filter[]
  readonly sort: readonly Sort[]
  /** Less than nothing, or no number: from the beginning. */
  readonly from: number
  /** Zero, less, or no number: no hits, only total and facets. Engines may cap it at 10,000. */
  readonly size: number
  readonly facets: readonly Facet[]
  /** Paths with `*` for any letters, dots included; a path takes in all below it. An empty include means all. */
  readonly fields: { readonly include: readonly string[]; readonly exclude: readonly string[] }
}

/** `score` is 1 without a text. `source` is shared between answers: read it, never write to it. */
export type SearchHit = { readonly id: number | string; readonly score: number; readonly source: SearchDocument }
export type TermsBucket = { readonly key: Scalar; readonly count: number }
export type RangeBucket = { readonly from?: number; readonly to?: number; readonly count: number }

export type SearchAnswer = {
  readonly total: number
  /** How many of them have every word of the text: by relevance they come first. All of them without a text. */
  readonly complete: number
  readonly hits: readonly SearchHit[]
  readonly facets: Readonly<Record<string, readonly TermsBucket[] | readonly RangeBucket[]>>
}

/** `count` is the number of documents behind it. */
export type Suggestion = { readonly text: string; readonly count: number }

/** What the shop asks of a search engine; every adapter passes `conformance.ts`. */
export type SearchEngine = {
  /** Adds or replaces by id; searchable when the promise settles. */
  index(collection: Collection, documents: readonly SearchDocument[]): Promise<void>
  remove(collection: Collection, ids: readonly (number | string)[]): Promise<void>
  /** Drops what is not among the given ids: used after a full read. */
  retain(collection: Collection, ids: ReadonlySet<number | string>): Promise<void>
  query(collection: Collection, query: SearchQuery): Promise<SearchAnswer>
  /** Completions of the last word typed so far, most frequent first, from documents that pass the filters. */
  suggest(
    collection: Collection,
    prefix: string,
    size: number,
    filters?: readonly Filter[],
  ): Promise<readonly Suggestion[]>
}

/** What a writer has stored for the index of a view that serves. */
export type StoredState = {
  readonly value: unknown
  /** The index is made as it would be made today; any other has to be built again. */
  readonly isCurrent: boolean
}

/** What shoppers will ask first, and of what kind of documents. */
export type FirstQuestion = { readonly entity: string; readonly query: SearchQuery }

/** An index that many processes ask and one of them writes, with how far it has been written stored beside it. */
export type SharedIndex = {
  /** Who writes it is elected by this name. */
  readonly name: string
  /** For who writes: asks what is being written, also before that serves. */
  readonly engine: SearchEngine
  /** By view; one that nothing has been stored for is absent. */
  loadStates(views: readonly string[]): Promise<ReadonlyMap<string, StoredState>>
  saveStates(states: ReadonlyMap<string, unknown>): Promise<void>
  /** Reads what the first search by text in a collection would have to wait for. */
  readWords(collection: Collection): Promise<void>
  /** From now on texts are read by other words than before, and may find something else. */
  onWords(listener: () => void): void
  /** The views that no index serves, whatever was stored for them. */
  findMissing(views: readonly string[]): Promise<readonly string[]>
  /** From now on a new index is written beside the one that serves. */
  beginRebuild(view: string): Promise<void>
  /**
   * The new index serves, from one question to the next, with this state. Every node that holds it has answered the
   * first question before, where there is one: the first answer of a large index takes longer than a shopper waits.
   */
  endRebuild(view: string, state: unknown, first?: FirstQuestion): Promise<void>
  /** Somebody else has been writing: nothing remembered of the indexes holds, and what they still send is refused. */
  takeOver(): Promise<void>
}
