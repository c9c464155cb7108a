export { languageNames } from './language-names.ts'
export { type ShopData, ShopProvider, useShop } from './shop.tsx'
export { type PageHandle, useAlternatePage } from './use-alternate-page.ts'
export { languageLinks, shopLinks, type ViewLink } from './view-links.ts'
