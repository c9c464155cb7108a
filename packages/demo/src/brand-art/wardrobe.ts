import type { GarmentPicture } from '../illustrator/index.ts'
import type { Brand } from '../label/index.ts'
import { colours, type GarmentType } from '../label/index.ts'
import { fabricsFor } from '../words/index.ts'

export type Piece = Omit<GarmentPicture, 'view' | 'brand'>
export type Garment = Omit<GarmentPicture, 'view'>

type Look = Partial<Omit<Piece, 'garment' | 'colour' | 'accent'>> & { readonly accent?: string }

/** A piece of the collection by the names of its colours on the dye card. */
export function piece(garment: GarmentType, colour: string, { accent = 'cream', ...look }: Look = {}): Piece {
  const [fabric = 'jersey'] = fabricsFor[garment]
  return { garment, fabric, seed: 1, ...look, colour: dye(colour), accent: dye(accent) }
}

function dye(id: string): string {
  const colour = colours.find((one) => one.id === id)
  if (!colour) throw new Error(`There is no colour ${id} on the dye card`)
  return colour.hex
}

export const of = (brand: Brand, worn: Piece): Garment => ({ ...worn, brand })
