export { type LookFiles, type MapTiles, type ShopData, ShopProvider, useShop } from './shop.tsx'
export { shopLine } from './shop-line.ts'
export { type Alternate, type PageHandle, useFoundPage, usePageTraits } from './use-page-traits.ts'
export {
  languageLinks,
  shopLinks,
  shopName,
  usePageIn,
  type ViewLink,
} from './view-links.ts'
