export { tariffsChanged } from './events.ts'
export { followTariffs, type LiveTariffs } from './follow-tariffs.ts'
export { homeDeliveryIn, offersSameDay } from './home-delivery-in.ts'
export { type OfferedMethod, offerShipping, type Parcel } from './offer-shipping.ts'
export type { Tariff, Titles } from './schema.ts'
export {
  dropTariff,
  removeTariff,
  setTariff,
  setTariffs,
  type TariffResult,
  type TariffToSet,
  tariffRefusals,
  tariffsSet,
} from './set-tariffs.ts'
export {
  arrangeCountries,
  deliveryCountriesOf,
  insertMissingTariffs,
  isTariffOf,
  offeredTariffs,
  readCountries,
  readOfferedTariffs,
  readTariffs,
  type TariffKey,
} from './store.ts'
