/** A document as it is stored and answered: plain JSON with a numeric or textual id. */
export type SearchDocument = Readonly<Record<string, unknown>> & { readonly id: number | string }

/** Which pile of documents: one per store view and kind, such as `nl` and `product`. */
export type Collection = { readonly index: string; readonly entity: string }

export type Scalar = string | number | boolean

/** `field` is a path into the document; an array on the way means any of its elements. */
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

/** A facet that names a filter in `ignoring` is counted as if that filter were not set. */
export type Filter = { readonly name: string; readonly condition: Condition }

export type Facet = { readonly name: string; readonly field: string; readonly ignoring: readonly string[] } & (
  | { readonly kind: 'terms'; readonly size: number }
  | { readonly kind: 'ranges'; readonly ranges: readonly { readonly from?: number; readonly to?: number }[] }
)

/** Missing values come last in either direction; ties are broken by id. `random` shuffles. */
export type Sort = { readonly field: string; readonly direction: 'asc' | 'desc' } | 'random' | 'relevance'

export type SearchQuery = {
  /** Empty: everything matches. */
  readonly text: string
  readonly filters: readonly Filter[]
  readonly sort: readonly Sort[]
  readonly from: number
  readonly size: number
  readonly facets: readonly Facet[]
  /** Paths with `*` wildcards; an empty include means all. */
  readonly fields: { readonly include: readonly string[]; readonly exclude: readonly string[] }
}

export type SearchHit = { readonly id: number | string; readonly score: number; readonly source: SearchDocument }
export type TermsBucket = { readonly key: Scalar; readonly count: number }
export type RangeBucket = { readonly from?: number; readonly to?: number; readonly count: number }

export type SearchAnswer = {
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly facets: Readonly<Record<string, readonly TermsBucket[] | readonly RangeBucket[]>>
}

export type Suggestion = { readonly text: string; readonly count: number }

/** What the shop asks of a search engine; every adapter passes `conformance.ts`. */
export type SearchEngine = {
  /** Adds or replaces by id; searchable when the promise settles. */
  index(collection: Collection, documents: readonly SearchDocument[]): Promise<void>
  remove(collection: Collection, ids: readonly (number | string)[]): Promise<void>
  /** Drops what is not among the given ids: used after a full read. */
  retain(collection: Collection, ids: ReadonlySet<number | string>): Promise<void>
  query(collection: Collection, query: SearchQuery): Promise<SearchAnswer>
  /** Completions of what was typed so far, most frequent first. */
  suggest(collection: Collection, prefix: string, size: number): Promise<readonly Suggestion[]>
}
