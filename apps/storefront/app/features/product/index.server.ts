export { loadProductRow } from './load-product-row.server.ts'
export { productPageOf } from './to-card-product.server.ts'
export { toCardProducts } from './to-card-products.server.ts'
