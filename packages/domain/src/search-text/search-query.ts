import type { Page } from '../filters/index.ts'
import { err, ok, type Result } from '../result/index.ts'

/** Old clients also ask for blocks and hierarchies of pages, of which there are none. */
export const searchEntities = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const
export type SearchEntity = (typeof searchEntities)[number]

export type SearchEntityRefusal = { readonly code: 'entity-unknown'; readonly message: string }

/** The kinds of document the catalogue answers for; the message is the one existing clients know. */
export function findSearchEntity(type: string): Result<SearchEntity, SearchEntityRefusal> {
  const entity = searchEntities.find((candidate) => candidate === type)
  return entity ? ok(entity) : err({ code: 'entity-unknown', message: `No entity type registered for ${type}` })
}

/** The engine's default; the panel shows 6 at a time and the search page 18. */
export const searchPageSizes = { engine: 50, page: 18, panel: 6 } as const

/** The slice of results to read: a size of 0 or less is the default, a start below 0 is the beginning. */
export function searchWindow(wanted: { readonly start?: number; readonly size?: number }): Page {
  const size = Math.trunc(wanted.size ?? 0)
  const start = Math.trunc(wanted.start ?? 0)
  return {
    start: Number.isSafeInteger(start) && start > 0 ? start : 0,
    size: Number.isSafeInteger(size) && size > 0 ? size : searchPageSizes.engine,
  }
}

/** How the engine weighs a text search. */
export const searchTuning = {
  minScore: 0.02,
  boosts: { name: 4, sku: 2, 'category.name': 1 },
  fuzziness: 2,
  minimumShouldMatch: '75%',
  clientTimeoutMs: 5000,
  serverTimeoutMs: 1000,
} as const
