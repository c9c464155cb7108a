export { loadEditable } from './editor/load-editable.server.ts'
export { loadCartProducts } from './lines/load-cart-products.server.ts'
