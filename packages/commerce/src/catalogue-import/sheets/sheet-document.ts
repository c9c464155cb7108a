import type { CatalogueEntity } from '../reading/catalogue-entity.ts'

/** A document a sheet comes to, and the line it is of. */
export type SheetDocument = {
  readonly line: number
  readonly view: string
  readonly entity: CatalogueEntity
  readonly fields: object
}

/** Of names that people write with capitals or without. */
export function fold(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

export function largestOf(numbers: Iterable<number>): number {
  let largest = 0
  for (const number of numbers) if (number > largest) largest = number
  return largest
}
