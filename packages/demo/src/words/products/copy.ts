import type { Brand, Fabric, GarmentType, Pattern, Print } from '../../label/index.ts'
import type { FitCode } from '../product-brief.ts'
import type { CareCode } from './care.ts'
import type { Fibre } from './fibre.ts'
import type { Ware } from './ware-of.ts'

export const garmentGroups = ['top', 'outer', 'bottom', 'piece', 'swim', 'sleep', 'head', 'feet', 'bag'] as const
export type GarmentGroup = (typeof garmentGroups)[number]

/**
 * One thought in three languages. The last word says when it is true: `winter`, `denim/twill`, `!baby`.
 * Any one of the named traits admits it; a trait after `!` keeps it out.
 */
export type Line = readonly [nl: string, de: string, en: string, when?: string]
export type Lines = readonly Line[]

export type GarmentCopy = { readonly openings: Lines; readonly details: Lines }

export type BrandCopy = {
  readonly garments: Readonly<Record<Ware, GarmentCopy>>
  readonly moments: Readonly<Record<GarmentGroup, Lines>>
  readonly fabrics: Readonly<Record<Fabric, Lines>>
  readonly patterns: Readonly<Record<Exclude<Pattern, 'plain'>, Lines>>
  readonly prints: Readonly<Record<Print, Lines>>
  /** For plain products; `{colour}` is the colour's name. */
  readonly colours: Lines
}

/** Sentences of one language; one may start with its trait, as in `!baby|`. */
export type Sentences = readonly string[]

/** What a language knows besides the voice of a brand. */
export type Facts = {
  readonly nouns: Readonly<Record<GarmentType, string>>
  /** Where the cloth or the wearer changes what a garment is called: `jacket:denim`, `swimwear:girls`. */
  readonly closerNouns: Readonly<Record<string, string>>
  readonly motifs: Readonly<Record<Exclude<Pattern, 'plain'> | Print, string>>
  readonly fit: {
    readonly upper: Readonly<Record<FitCode, Sentences>>
    readonly lower: Readonly<Record<FitCode, Sentences>>
    readonly own: Readonly<Partial<Record<GarmentType, Sentences>>>
    readonly advice: Readonly<Record<Brand, Sentences>>
  }
  readonly care: Readonly<Record<CareCode, string>>
  readonly fibres: Readonly<Record<Fibre, string>>
  readonly padding: string
  readonly sole: string
}
