export * from './address-calls.ts'
export * from './parcel-calls.ts'
