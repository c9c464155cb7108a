export { type CardDocument, cardFields, colourRelationsOf } from './card-document.ts'
export { productPageOf } from './to-card-product.server.ts'
export { toCardProducts } from './to-card-products.server.ts'
