import { drawGarment } from './draw-garment.ts'
import { drawOutfit, type OutfitPicture } from './draw-outfit.ts'
import type { GarmentPicture } from './prepare.ts'

export type Picture = GarmentPicture | OutfitPicture

/** Any picture of the collection as a complete SVG document of 600 by 744. */
export const drawPicture = (picture: Picture): string =>
  'pieces' in picture ? drawOutfit(picture) : drawGarment(picture)
