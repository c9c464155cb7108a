export { loadCartProducts } from './load-cart-products.server.ts'
export { loadEditable } from './load-editable.server.ts'
