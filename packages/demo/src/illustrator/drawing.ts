import type { Brand } from '@vonk/domain/stores'
import type { Fabric, GarmentType, Pattern, Print } from '../label/index.ts'
import type { Point } from './geometry.ts'
import type { Random } from './random.ts'

export type Side = 'front' | 'back'

/** What the layers of one picture share: the dyes, their light and shadow, the cloth, and fresh ids. */
export type Paint = {
  readonly garment: GarmentType
  readonly brand: Brand
  readonly dye: string
  readonly accent: string
  readonly fabric: Fabric
  readonly pattern: Pattern
  readonly print: Print | null
  /** Seam and outline. */
  readonly line: string
  readonly thread: string
  readonly lining: string
  readonly random: Random
  readonly id: (name: string) => string
  readonly light: string
}

export type Layer = (paint: Paint) => string

/** One soft crease; the renderer adds its light side. */
export type Fold = { readonly from: Point; readonly to: Point; readonly width: number; readonly bend: number }

/** A large piece of cloth: dyed, patterned along its grain, shaded and folded. */
export type Panel = {
  readonly d: string
  readonly dye?: 'main' | 'accent' | 'second'
  readonly isPlain?: boolean
  readonly grain?: number
  readonly tone?: number
  readonly edge?: number
  readonly folds?: readonly Fold[]
  readonly print?: Place
}

export type Place = Point & { readonly size: number }

/** Where a figure's body continues out of the garment. */
export type Openings = {
  readonly neck?: Point & { readonly half: number; readonly drop: number }
  readonly cuffs?: readonly (Point & { readonly half: number; readonly angle: number })[]
  readonly hem?: { readonly y: number; readonly half: number }
  readonly waist?: { readonly y: number; readonly half: number }
  readonly ankles?: readonly (Point & { readonly half: number })[]
}

/** Layers from back to front. */
export type Drawing = {
  readonly layers: readonly Layer[]
  readonly outline: readonly string[]
  readonly openings: Openings
  readonly focus: Point
  readonly folded?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export type GarmentInput = {
  readonly side: Side
  readonly brand: Brand
  readonly random: Random
  readonly fabric: Fabric
}
export type DrawGarmentShape = (input: GarmentInput) => Drawing
