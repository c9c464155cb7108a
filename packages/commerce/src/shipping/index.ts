export { type OfferedMethod, offerShipping, type Parcel } from './offer-shipping.ts'
