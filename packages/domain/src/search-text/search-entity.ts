import { err, ok, type Result } from '../result/index.ts'

export const searchEntities = ['product', 'category', 'attribute', 'taxrule', 'review', 'cms_page'] as const
export type SearchEntity = (typeof searchEntities)[number]

export type SearchEntityRefusal = { readonly code: 'entity-unknown'; readonly message: string }

/** The kinds of document the catalogue answers for; the message is the one existing clients know. */
export function findSearchEntity(type: string): Result<SearchEntity, SearchEntityRefusal> {
  const entity = searchEntities.find((known) => known === type)
  return entity ? ok(entity) : err({ code: 'entity-unknown', message: `No entity type registered for ${type}` })
}
