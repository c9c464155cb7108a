import type { SearchAnswer, SearchHit } from '@vonk/search/port'

/** `parentId` is the product whose document a variant was read from. */
export type CatalogueHit = SearchHit & { readonly parentId?: number | string }

export type CatalogueAnswer = Omit<SearchAnswer, 'hits'> & { readonly hits: readonly CatalogueHit[] }
