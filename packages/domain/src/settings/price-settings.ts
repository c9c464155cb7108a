export type PriceSettings = {
  /** Country whose tax applies before a delivery country is known; null is a mistake that is logged. */
  readonly defaultCountry: string | null
  /** Group of a visitor nobody knows; only a number switches taxes by group on. */
  readonly userGroupId: number | null
  /** Group prices apply. */
  readonly usePriceTiers: boolean
  /** Prices are stored with the tax in them. */
  readonly sourcePriceIncludesTax: boolean
}

export const priceDefaults: PriceSettings = {
  defaultCountry: 'NL',
  userGroupId: null,
  usePriceTiers: true,
  sourcePriceIncludesTax: true,
}
