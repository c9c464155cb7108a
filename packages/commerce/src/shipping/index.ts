export { homeDeliveryIn } from './home-delivery-in.ts'
export { type OfferedMethod, offerShipping, type Parcel } from './offer-shipping.ts'
