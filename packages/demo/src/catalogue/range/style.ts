import type { Cents } from '@vonk/domain/money'
import type { Brand } from '../../label/index.ts'
import {
  type Colour,
  type Fabric,
  type GarmentType,
  type Pattern,
  type Print,
  prints,
  type Wearer,
} from '../../label/index.ts'
import type { FitCode, Season } from '../../words/index.ts'

/** An all-over pattern or one print, never both. */
export type Look = Pattern | Print
/** New this month, in the shop for a while, or left from last season. */
export type Collection = 'new' | 'current' | 'last'

/** One design: its colours are products of their own. */
export type Style = {
  readonly brand: Brand
  /** Counts the designs of a brand from 0. */
  readonly number: number
  readonly wearer: Wearer
  readonly garment: GarmentType
  readonly fabric: Fabric
  readonly season: Season
  readonly look: Look
  readonly fit: FitCode
  readonly collection: Collection
  readonly colours: readonly Colour[]
  readonly sizes: readonly string[]
  /** Of the smallest size. */
  readonly price: Cents
  /** What the larger half of the sizes costs more. */
  readonly surcharge: Cents
  /** How often the design stands in the catalogue before this one; a repeated one borrows words and drawings. */
  readonly round: number
  /** Where the buyer's own word is printed; null on all but a few. */
  readonly namePlace: 'chest' | 'back' | null
}

export function isPrint(look: Look): look is Print {
  return prints.some((print) => print === look)
}
