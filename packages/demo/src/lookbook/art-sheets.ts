import { type Artwork, makeArtwork, type StoreSign } from '../brand-art/index.ts'
import type { Sheet } from './sheet.ts'

const kinds = [
  { folder: 'brand', columns: 9, tile: { width: 160, height: 160 } },
  { folder: 'banner', columns: 4, tile: { width: 480, height: 360 } },
  { folder: 'social', columns: 4, tile: { width: 400, height: 210 } },
  { folder: 'category', columns: 10, tile: { width: 150, height: 186 } },
  { folder: 'store', columns: 5, tile: { width: 320, height: 240 } },
  { folder: 'blog', columns: 4, tile: { width: 450, height: 300 } },
] as const

/** Logos and icons, banners, social cards, category tiles, shop fronts and story pictures: one sheet each. */
export function artSheets(stores: readonly StoreSign[]): readonly Sheet[] {
  const all = makeArtwork({ stores })
  return kinds.map(({ folder, columns, tile }) => ({
    name: `art-${folder}`,
    columns,
    tile,
    draw: () => all.filter(isIn(folder)).map(({ draw }) => draw()),
  }))
}

const isIn =
  (folder: string) =>
  ({ path }: Artwork): boolean =>
    path.startsWith(`/${folder}/`)
