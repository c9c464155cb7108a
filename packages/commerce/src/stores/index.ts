export { storeRoutes } from './routes.ts'
export { createStores, NoStoreViews, type Stores } from './stores.ts'
