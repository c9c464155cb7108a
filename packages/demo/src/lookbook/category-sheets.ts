import type { CategoryDocument, ProductDocument } from '@vonk/contract'
import type { DemoCatalogue, ViewCatalogue } from '../catalogue/index.ts'
import { drawPicture } from '../illustrator/index.ts'
import type { Sheet } from './sheet.ts'

/** As many as the first pages of a list show. */
const SHOWN = 60

/** One sheet per category of a view, with the pictures its products are listed under, in their order there. */
export function categorySheets(catalogue: DemoCatalogue, views: readonly string[]): readonly Sheet[] {
  const pictures = picturesOf(catalogue)
  return views.flatMap((view) => {
    const { categories, products } = catalogue.views[view] ?? noShop
    return categories.map((category) => ({
      name: `category-${view}-${category['code'] ?? category.id}`,
      columns: 6,
      draw: () => listed(products, category).flatMap(({ image }) => pictures(image ?? '')),
    }))
  })
}

const noShop: Pick<ViewCatalogue, 'categories' | 'products'> = { categories: [], products: [] }

function listed(products: readonly ProductDocument[], { id }: CategoryDocument): readonly ProductDocument[] {
  return products.filter(({ category_ids }) => category_ids?.map(Number).includes(Number(id))).slice(0, SHOWN)
}

/** The drawing behind a path, made only when a sheet shows it. */
function picturesOf({ drawings, artwork }: DemoCatalogue): (path: string) => readonly string[] {
  const garments = new Map(drawings.map(({ path, picture }) => [path, picture]))
  const others = new Map(artwork.map(({ path, svg }) => [path, svg]))
  return (path) => {
    const picture = garments.get(path)
    if (picture) return [drawPicture(picture)]
    const svg = others.get(path)
    return svg ? [svg] : []
  }
}
