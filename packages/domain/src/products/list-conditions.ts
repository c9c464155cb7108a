/** 1 hidden, 2 catalogue, 3 search, 4 both. */
export type Visibility = number
/** 0 and 1 are enabled; from 2 on a product is disabled. */
export type ProductStatus = number

const shownInCatalogue: readonly Visibility[] = [2, 3, 4]
const shownInSearch: readonly Visibility[] = [3, 4]

/** What a query must match; null leaves the stock out of it. */
export type ListConditions = {
  readonly visibility: readonly Visibility[]
  readonly status: readonly ProductStatus[]
  readonly isInStock: true | null
}

export type ListingSettings = { readonly listOutOfStock: boolean }

export function isDisabled(status: ProductStatus): boolean {
  return status >= 2
}

/** As catalogues say yes about a product: 1, "1" or true. */
export function isMarked(mark: unknown): boolean {
  return mark === true || Number(mark) === 1
}

export function isHidden(visibility: Visibility): boolean {
  return visibility === 1
}

export function catalogueConditions({ listOutOfStock }: ListingSettings): ListConditions {
  return { visibility: shownInCatalogue, status: [0, 1], isInStock: listOutOfStock ? null : true }
}

export function searchConditions({ listOutOfStock }: ListingSettings): ListConditions {
  return { visibility: shownInSearch, status: [0, 1], isInStock: listOutOfStock ? null : true }
}

/** Related products are found by a field that is one of several values. */
export function relatedConditions<Field extends string>(
  field: Field,
  values: readonly string[],
): ListConditions & { readonly field: Field; readonly values: readonly string[] } {
  return { visibility: shownInCatalogue, status: [1], isInStock: null, field, values }
}

type FieldCondition = { readonly field: string; readonly oneOf: readonly (number | boolean)[] }

/** The same by the fields of a product's document, each of which has to be one of some values. */
export function fieldConditions({ visibility, status, isInStock }: ListConditions): FieldCondition[] {
  const inStock = isInStock === null ? [] : [{ field: 'stock.is_in_stock', oneOf: [isInStock] }]
  return [{ field: 'visibility', oneOf: visibility }, { field: 'status', oneOf: status }, ...inStock]
}
