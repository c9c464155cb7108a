export { type CatalogueIndexRefusal, catalogueIndexOf, storeCodeOfIndex } from './catalogue-index.ts'
export { type FindablePage, findPages } from './find-pages.ts'
export {
  foundCategoryIds,
  maxFoundCategories,
  mergeSearchResults,
  offlineSearchAnswer,
  type SearchResults,
} from './search-answer.ts'
export {
  findSearchEntity,
  type SearchEntity,
  type SearchEntityRefusal,
  searchEntities,
  searchPageSizes,
  searchTuning,
  searchWindow,
} from './search-query.ts'
export {
  foldSearchText,
  isSearchable,
  maxSearchLength,
  minSearchLength,
  normalizeSearchText,
  type SearchDestination,
  searchDestination,
  searchWords,
} from './search-words.ts'
