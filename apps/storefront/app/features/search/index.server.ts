export { loadNoResult } from './load-no-result.server.ts'
export { loadSearchFound } from './load-search-found.server.ts'
export { loadSearchPage } from './load-search-page.server.ts'
