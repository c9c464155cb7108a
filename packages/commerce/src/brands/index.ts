export { type BrandToPut, putBrand } from './brands.ts'
export { brandInFileSchema, faultsOf } from './check-brand.ts'
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
