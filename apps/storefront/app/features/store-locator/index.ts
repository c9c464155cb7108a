export { LocatorPage } from './locator-page.tsx'
export { ShopPage } from './shop/shop-page.tsx'
