/** Where the shop is, as far as calls to its API must say so. */
export type DevicePlace = { readonly storeCode: string; readonly country: string | null }
