export { locationsChanged } from './events.ts'
export { createLocations, type Locations, type LocationsOptions } from './locations.ts'
export { locationRoutes } from './routes.ts'
export { findLocationIds, findPickupShop, putLocations, readShopBrands, type ShopBrands } from './store.ts'
