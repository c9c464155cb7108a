import type { LinkedProduct } from './product-link.ts'

export type ColorRelative = {
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly color: string
  readonly urlPath: string
}

/** The same garment in another colour, as the product page links to it. */
export type ColorRelation = {
  readonly id: number
  readonly sku: string
  readonly title: string
  readonly image: string
  readonly color: string
  readonly link: string
}

export function colorRelations(links: readonly LinkedProduct<ColorRelative>[]): ColorRelation[] {
  return links
    .filter(({ type }) => type === 'colorrelation')
    .map(({ product: { id, sku, name, image, color, urlPath } }) => ({
      id,
      sku,
      title: name,
      image,
      color,
      link: urlPath,
    }))
}
