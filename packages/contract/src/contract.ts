import { listStoreViews } from './store-views.ts'

/** Every call of the API, by name. */
export const contract = { listStoreViews }
