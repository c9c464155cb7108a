export { listCountries, readCurrency } from './directory.ts'
export type { PhysicalStoreDto } from './physical-store.ts'
export {
  type OpeningException,
  type OpeningHours,
  type OpeningWeek,
  type PhysicalStore,
  toPhysicalStoreDto,
} from './physical-store-dto.ts'
export { listPhysicalStores, listPickupLocations, readInStoreInventory } from './physical-stores.ts'
