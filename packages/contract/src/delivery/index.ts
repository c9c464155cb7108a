export { lookUpAddress } from './address-calls.ts'
export { listParcelPoints, listTimeframes, saveDelivery } from './parcel-calls.ts'
