export { createTableCarrier } from './create-table-carrier.ts'
export type { ParcelCarrier } from './port.ts'
export { createPostnl, type PostnlOptions } from './postnl/create-postnl.ts'
export { type ParcelRouteParts, parcelRoutes } from './routes.ts'
