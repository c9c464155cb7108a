export { type CardDocument, cardFields } from './card-document.ts'
export { toCardProducts } from './to-card-products.server.ts'
