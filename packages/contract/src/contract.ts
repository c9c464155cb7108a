import {
  checkStock,
  checkStockBySku,
  listProducts,
  listStock,
  mapUrl,
  renderProducts,
  searchCatalogue,
  searchCatalogueByAddress,
  suggestSearches,
} from './catalogue/index.ts'
import {
  deliverStories,
  deliverStory,
  listBlogStories,
  readHomeStory,
  readStoriesByUuid,
  readStory,
  readThemeStory,
  validateEditor,
} from './content/index.ts'
import {
  listCountries,
  listPhysicalStores,
  listPickupLocations,
  readCurrency,
  readInStoreInventory,
} from './places/index.ts'
import { createReview, readReviewWidget } from './reviews/index.ts'
import { listStoreViews } from './store-views.ts'

/** Every call of the API, by name. */
export const contract = {
  listStoreViews,
  searchCatalogue,
  searchCatalogueByAddress,
  suggestSearches,
  listProducts,
  renderProducts,
  checkStock,
  checkStockBySku,
  listStock,
  mapUrl,
  listPhysicalStores,
  listPickupLocations,
  readInStoreInventory,
  listCountries,
  readCurrency,
  createReview,
  readReviewWidget,
  readStory,
  readHomeStory,
  readThemeStory,
  readStoriesByUuid,
  validateEditor,
  listBlogStories,
  deliverStory,
  deliverStories,
}
