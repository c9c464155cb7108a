import type { Cents } from '../money/index.ts'
import { isDisabled, type ListingSettings } from '../products/index.ts'

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

/** Whether a variant's value is the wanted one, or one of the wanted. A value it does not have never is. */
export function isAmong(value: string | undefined, wanted: string | readonly string[] | undefined): boolean {
  if (value === undefined || wanted === undefined) return false
  return typeof wanted === 'string' ? wanted === value : wanted.includes(value)
}

/** Whether a variant may be chosen: not disabled, and not known to be sold out while sold-out products are not listed. */
export function isSelectable(variant: Variant, { listOutOfStock }: ListingSettings): boolean {
  if (isDisabled(variant.status)) return false
  return listOutOfStock || variant.stock === null || variant.stock.isInStock
}

/** Drops what has no label left after trimming: an empty choice cannot be offered. */
export function withLabel<Labelled extends { readonly label: string }>(options: readonly Labelled[]): Labelled[] {
  return options.filter(({ label }) => label.trim() !== '')
}
