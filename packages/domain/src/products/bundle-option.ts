import type { TaxedAmount } from '../tax/index.ts'

export type BundleOption = {
  readonly id: string
  readonly isRequired: boolean
  readonly links: readonly BundleLink[]
}

/** One product that can fill an option of a bundle. */
export type BundleLink = {
  readonly id: string
  readonly sku: string
  readonly isDefault: boolean
  readonly quantity: number | null
  readonly price: TaxedAmount | null
}

/** What was chosen for one option, as a cart line carries it. */
export type BundleChoice = {
  readonly optionId: string
  readonly optionQuantity: number
  readonly optionSelections: readonly string[]
}

/** A product that is really in the bundle. */
export type BundleComponent = { readonly link: BundleLink; readonly sku: string; readonly quantity: number }
