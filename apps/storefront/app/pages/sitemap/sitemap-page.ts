import type { Alternate } from '../../features/stores/index.ts'

/** A page a search engine may keep; `path` counts from the root of the view. */
export type SitemapPage = {
  readonly path: string
  /** An ISO moment; null where nobody keeps it. */
  readonly lastModified: string | null
  /** Null for a page that has the same path in every language. */
  readonly alternates: readonly Alternate[] | null
}

/** The moment as sitemaps write it; null for what is no moment. */
export function momentOf(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
