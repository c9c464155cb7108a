export { brandsChanged } from './events.ts'
export {
  insertMissingBrands,
  insertMissingLook,
  listBrands,
  loadSeller,
  type NewBrand,
  readBrands,
  type StoredSeller,
} from './store.ts'
