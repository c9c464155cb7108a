import type { Artwork } from './artwork.ts'
import { banners } from './banners/banners.ts'
import { blogPictures } from './blog/blog.ts'
import { logos } from './logos.ts'
import { socialCards } from './social.ts'
import { type StoreSign, storesOf } from './stores/stores.ts'
import { allCategories, type TileCategory, tilesOf } from './tiles/tiles.ts'

type Occasion = {
  /** Every category of both brands and their sample sales when left out. */
  readonly categories?: readonly TileCategory[]
  readonly stores: readonly StoreSign[]
}

/** What belongs to the brands whatever they sell: logos, icons, banners, social cards and story pictures. */
export const brandArt = (): readonly Artwork[] => [...logos, ...banners, ...socialCards, ...blogPictures]

/** Every picture that is no garment, under the path it is asked for; drawn on demand, always alike. */
export function makeArtwork({ categories = allCategories(), stores }: Occasion): readonly Artwork[] {
  return [...brandArt(), ...tilesOf(categories), ...storesOf(stores)]
}
