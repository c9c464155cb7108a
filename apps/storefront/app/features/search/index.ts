export { NoResultPage } from './no-result-page.tsx'
export { SearchPage } from './search-page.tsx'
export { SearchPanel } from './search-panel.tsx'
