export type { Artwork } from './artwork.ts'
export { brandArt, makeArtwork } from './make-artwork.ts'
export type { StoreSign } from './stores.ts'
export type { TileCategory } from './tiles.ts'
