export { LocatorPage } from './locator-page.tsx'
export { StreetMap } from './map/street-map.tsx'
export { ShopPage } from './shop/shop-page.tsx'
