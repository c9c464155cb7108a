import type { FilterQuerySettings } from '@vonk/domain/filters'
import type { CardProduct } from '../../product/index.ts'

/** How the options of a filter are drawn. */
export type FilterKind = 'sizes' | 'swatches' | 'list' | 'price'

export type ListedOption = {
  readonly id: string
  readonly label: string
  readonly count: number
  /** A colour in the words of CSS. */
  readonly swatch?: string
  /** Choosing it replaces what else is chosen of the same filter. */
  readonly single?: true
  /** Another kind of option begins here, such as shoes after clothes or blues after reds; empty where it has no name. */
  readonly caption?: string
  /** The age a size is meant for. */
  readonly age?: string
}

export type FilterGroup = {
  readonly code: string
  readonly label: string
  readonly kind: FilterKind
  readonly options: readonly ListedOption[]
  /** How many products cost how much: the path of a drawing, and its ends in words. */
  readonly spread?: { readonly path: string; readonly ends: string }
}

/** One chosen option, to be seen and taken away again. */
export type Chip = { readonly code: string; readonly id: string; readonly label: string; readonly single?: true }

export type ListedSort = { readonly id: string; readonly label: string }

/** What may stand in the query of a list's address. */
export type ListQuerySettings = FilterQuerySettings & { readonly systemFilterNames: readonly string[] }

/** A list of products with everything around it, for the address it was asked at. */
export type ListingData = {
  readonly products: readonly CardProduct[]
  readonly total: number
  /** So many have every word that was searched for, and come first; the rest has some of them. */
  readonly complete: number
  /** Where the first product shown stands in the whole list. */
  readonly start: number
  readonly page: number
  readonly pageSize: number
  readonly groups: readonly FilterGroup[]
  readonly chips: readonly Chip[]
  readonly sorts: readonly ListedSort[]
  readonly sort: string
  readonly settings: ListQuerySettings
  /** The search could not be asked; what is shown is empty for that reason. */
  readonly hasFailed: boolean
}
