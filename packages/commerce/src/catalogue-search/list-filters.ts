import type { ListConditions } from '@vonk/domain/products'
import type { Filter, Scalar } from '@vonk/search/port'

/** What a list shows, as filters of the engine. */
export function listFilters({ visibility, status, isInStock }: ListConditions): Filter[] {
  const inStock = isInStock === null ? [] : [oneOf('stock.is_in_stock', [isInStock])]
  return [oneOf('visibility', visibility), oneOf('status', status), ...inStock]
}

function oneOf(field: string, values: readonly Scalar[]): Filter {
  return { name: field, condition: { kind: 'in', field, values } }
}
