/** What the label sells under. */
export type Brand = 'vonk' | 'razz'

/** A brand, or the sample sale of one. */
export type Shop = Brand | `${Brand}-sample-sale`

/** The brand of a store view of the label, by the view's code. */
export function brandOf(storeCode: string): Brand {
  return storeCode.includes('rz') ? 'razz' : 'vonk'
}
