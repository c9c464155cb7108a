export { applyShop, exportShop } from './shop-file.ts'
