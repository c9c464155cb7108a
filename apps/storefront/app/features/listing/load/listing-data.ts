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
  /** Another kind of size begins here: shoes after heights. */
  readonly isNewKind?: true
}

export type FilterGroup = {
  readonly code: string
  readonly label: string
  readonly kind: FilterKind
  readonly options: readonly ListedOption[]
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
