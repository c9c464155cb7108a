/** What a shopper asked of a list; it lives in the query of the address and nowhere else. */
export type FilterState = {
  /** Option ids by attribute code, each list sorted and without doubles; an attribute with nothing chosen is absent. */
  readonly chosen: Readonly<Record<string, readonly string[]>>
  /** The id of a sort option; null is the list's own order. */
  readonly sort: string | null
  /** Counts from 1. */
  readonly page: number
}

/** One choice of a filter or of the sort menu; `type` is the attribute code, or `sort`. */
export type FilterOption = {
  readonly id: string
  readonly label: string
  readonly type: string
  readonly from?: number
  readonly to?: number
  /** Choosing it replaces what else is chosen of the same filter. */
  readonly single?: boolean
}

/** The value kept under a key, and nothing every object inherits: a brand may be called "constructor". */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
