export { createEmbeddedSearch, type EmbeddedSearchSettings } from './create-embedded-search.ts'
