import type { Brand, Colour, Fabric, GarmentType, Pattern, Print } from '../label/index.ts'
import type { Language } from '../label/language.ts'

export type Audience = 'baby' | 'girls' | 'boys' | 'unisex' | 'teens'
export type Season = 'spring-summer' | 'autumn-winter' | 'all-year'
export type FitCode = 'slim' | 'regular' | 'loose' | 'oversized'
export type Translated = Readonly<Record<Language, string>>

export const languages = ['nl', 'de', 'en'] as const satisfies readonly Language[]

/** What the copywriter is told about a product. */
export type ProductBrief = {
  readonly garment: GarmentType
  readonly brand: Brand
  readonly audience: Audience
  readonly colour: Colour
  readonly fabric: Fabric
  readonly pattern?: Pattern
  readonly print?: Print
  readonly season: Season
  /** A number of the style: its colours share it, and with it their name, make and fit. */
  readonly seed: number
  /** The product's place among its kind; neighbours get different sentences. The seed when left out. */
  readonly sequence?: number
  /** Chosen from the garment and the seed when left out. */
  readonly fitCode?: FitCode
}
