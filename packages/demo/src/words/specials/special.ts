import type { Cents } from '@vonk/domain/money'
import type { Brand, GarmentType } from '../../label/index.ts'
import type { Audience, Translated } from '../product-brief.ts'

/** What the copywriter is told about a thing that is not one garment in one colour. */
export type SpecialFacts = {
  /** A null amount is the buyer's own choice. */
  readonly 'gift-card': { readonly brand: Brand; readonly amount: Cents | null }
  readonly 'sewing-pattern': { readonly brand: Brand; readonly garment: GarmentType; readonly seed: number }
  readonly outfit: {
    readonly brand: Brand
    readonly audience: Audience
    readonly pieces: readonly Translated[]
    readonly seed: number
  }
  /** Of each garment the buyer chooses one. */
  readonly set: { readonly brand: Brand; readonly garments: readonly GarmentType[]; readonly seed: number }
  readonly 'name-print': {
    readonly brand: Brand
    readonly garment: GarmentType
    readonly seed: number
    /** Where the name goes; on the chest when left out. */
    readonly place?: 'chest' | 'back'
  }
}

export type SpecialKind = keyof SpecialFacts

export type SpecialWords = {
  readonly name: Translated
  readonly description: Translated
  readonly slug: Translated
  readonly metaDescription: Translated
}
