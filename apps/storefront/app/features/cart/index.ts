export { CartPage } from './cart-page.tsx'
export { Microcart } from './microcart.tsx'
