export { NoResultPage } from './no-result-page.tsx'
export { SearchPanel } from './panel/search-panel.tsx'
export { SearchPage } from './search-page.tsx'
