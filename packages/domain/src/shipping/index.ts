export {
  type ChosenTimeframe,
  chooseTimeframe,
  type DeliveryChoice,
  deliveryChoices,
  type KeptPlace,
  keepDeliveryPlace,
  type Timeframe,
} from './delivery-choices.ts'
export { type Coordinates, distanceKm, type NearbyPlace, nearbyPlaces } from './nearby-places.ts'
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
