import type { Brand, Fabric, GarmentType, Pattern, Print, Wearer } from '../label/index.ts'
import type { Box, Point } from './geometry.ts'
import type { Random } from './random.ts'

export type Side = 'front' | 'back'

/** What the layers of one picture share: the dyes, their light and shadow, the cloth, and fresh ids. */
export type Paint = {
  /** The number of the style: its cut, the scale of its pattern. */
  readonly seed: number
  readonly garment: GarmentType
  readonly brand: Brand
  readonly wearer: Wearer
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
  /** A name no other element of this or another picture has. */
  readonly id: () => string
  /** The id of a definition that is made once, however many layers ask for it. */
  readonly share: (key: string, make: (id: string) => string) => string
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
  /** How far it stands off what lies below, and so how long its shadow is. */
  readonly lift?: number
  readonly folds?: readonly Fold[]
  readonly print?: PrintArea
}

/** Where a print sits: its height, and how much width the piece has for it. */
export type PrintArea = Point & { readonly size: number; readonly width?: number }

/** Where a figure's body continues out of the garment. */
export type Openings = {
  readonly neck?: Point & { readonly half: number; readonly drop: number }
  readonly cuffs?: readonly (Point & { readonly half: number; readonly angle: number })[]
  readonly hem?: { readonly y: number; readonly half: number }
  readonly waist?: { readonly y: number; readonly half: number }
  readonly ankles?: readonly (Point & { readonly half: number })[]
}

/** What stays on top when a garment is folded; its sides are cloth from the shoulder down. */
export type FoldedBox = Box & {
  readonly shoulder: number
  /** What is folded over the front, such as long sleeves. */
  readonly over?: readonly Layer[]
}

/** Layers from back to front. */
export type Drawing = {
  readonly layers: readonly Layer[]
  readonly outline: readonly string[]
  readonly openings: Openings
  readonly focus: Point
  readonly folded?: FoldedBox
}

export type GarmentInput = {
  readonly seed: number
  /** On a body the arms hang closer than on a table. */
  readonly isWorn?: boolean
  readonly side: Side
  readonly brand: Brand
  readonly random: Random
  readonly fabric: Fabric
}
export type DrawGarmentShape = (input: GarmentInput) => Drawing
