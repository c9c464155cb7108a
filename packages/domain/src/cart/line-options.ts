export type ConfigurableChoice = {
  readonly optionId: string
  readonly optionValue: string
  readonly label?: string
  readonly value?: string
}

/** `optionValue` holds the chosen value ids, separated by commas, or what the shopper typed. */
export type CustomChoice = { readonly optionId: string; readonly optionValue: string }

export type BundleChoice = {
  readonly optionId: string
  readonly optionQuantity: number
  readonly optionSelections: readonly string[]
}

export type LineOptions = {
  readonly configurable: readonly ConfigurableChoice[]
  readonly custom: readonly CustomChoice[]
  readonly bundle: readonly BundleChoice[]
}

export const noOptions: LineOptions = { configurable: [], custom: [], bundle: [] }
