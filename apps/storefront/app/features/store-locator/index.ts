export { LocatorPage } from './locator-page.tsx'
export { ShopPage } from './shop-page.tsx'
