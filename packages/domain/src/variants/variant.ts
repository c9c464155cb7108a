import type { Cents } from '../money/index.ts'

/** A child of a configurable product: the thing that is really sold. */
export type Variant = {
  readonly sku: string
  readonly id: number
  /** 2 or more is disabled. */
  readonly status: number
  /** Null while nothing is known about its stock. */
  readonly stock: { readonly isInStock: boolean } | null
  /** Option value ids by attribute code. */
  readonly attributes: Readonly<Record<string, string>>
  /** Including tax; null while unknown. */
  readonly price: Cents | null
}

export type ConfigurableOption = {
  readonly attributeId: string
  readonly attributeCode: string
  readonly label: string
  readonly values: readonly OptionValue[]
}

export type OptionValue = { readonly valueIndex: string; readonly label: string }

export type ConfigurableProduct<Child extends Variant = Variant> = {
  readonly sku: string
  readonly options: readonly ConfigurableOption[]
  readonly children: readonly Child[]
}

/** What the shopper chose, by attribute code; a list means any of its values. */
export type Configuration = Readonly<Record<string, string | readonly string[]>>
