export { brandsChanged } from './events.ts'
export {
  insertMissingBrands,
  insertMissingLook,
  loadSeller,
  type NewBrand,
  readBrands,
  type StoredSeller,
} from './store.ts'
