export { CartPage } from './page/cart-page.tsx'
export { Microcart } from './page/microcart.tsx'
