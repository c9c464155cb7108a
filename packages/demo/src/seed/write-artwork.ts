import type { DemoCatalogue } from '../catalogue/index.ts'
import type { DemoPlaces } from '../places/index.ts'
import { writeDrawing } from './write-drawing.ts'

type Artwork = { readonly folder: string; readonly catalogue: DemoCatalogue; readonly places: DemoPlaces }

/** Everything that is not a garment: gift cards, tiles, banners, shop fronts. */
export async function writeArtwork({ folder, catalogue }: Artwork): Promise<void> {
  for (const { path, svg } of catalogue.artwork) await writeDrawing({ folder, path, svg })
}
