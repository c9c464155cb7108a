export {
  type ChosenTimeframe,
  chooseTimeframe,
  type DeliveryGroup,
  deliveryChoices,
  type KeptDestination,
  keepDestination,
  type Timeframe,
} from './delivery-choices.ts'
export {
  type DeliveryOption,
  type DeliverySlot,
  daysToDelivery,
  daysToFarDelivery,
  deliveryDate,
  isSlotInReach,
  slotId,
  timingOf,
} from './delivery-slots.ts'
export { formatDistance } from './format-distance.ts'
export { type Coordinates, distanceKm, type NearbyLocation, nearbyLocations } from './nearby-locations.ts'
export {
  availableMethods,
  type CutoffSettings,
  daysToSundayDelivery,
  isSameDayPossible,
  offerShippingMethods,
  type Shipment,
} from './offer-shipping-methods.ts'
export {
  type ConfiguredMethod,
  chooseShippingMethod,
  type DeliveryKind,
  isSameMethod,
  type MethodReference,
  type ShippingMethod,
} from './shipping-method.ts'
export { type TrackedParcel, trackingUrl } from './tracking-url.ts'
