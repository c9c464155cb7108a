export { brandsChanged } from './events.ts'
export { insertMissingBrands, loadSeller, type NewBrand, readBrands, type StoredSeller } from './store.ts'
