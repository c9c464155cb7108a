export { chooseShippingMethod } from './choose-shipping-method.ts'
export { type ChosenTimeframe, chooseTimeframe, type Timeframe } from './choose-timeframe.ts'
export { type DeliveryChoice, deliveryChoices } from './delivery-choices.ts'
export { type KeptPlace, keepDeliveryPlace } from './keep-delivery-place.ts'
export { type Coordinates, distanceKm, type NearbyPlace, nearbyPlaces } from './nearby-places.ts'
export { availableMethods, offerShippingMethods, type Shipment } from './offer-shipping-methods.ts'
export { type CutoffSettings, daysToSundayDelivery, isSameDayPossible } from './same-day.ts'
export {
  type ConfiguredMethod,
  type DeliveryKind,
  isSameMethod,
  type MethodReference,
  type ShippingMethod,
} from './shipping-method.ts'
