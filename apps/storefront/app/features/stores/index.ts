export { type ShopData, ShopProvider, useShop } from './shop.tsx'
export { type Alternate, type PageHandle, useFoundPage, usePageTraits } from './use-page-traits.ts'
export {
  languageLinks,
  languageNames,
  shopLine,
  shopLinks,
  shopName,
  usePageIn,
  type ViewLink,
} from './view-links.ts'
