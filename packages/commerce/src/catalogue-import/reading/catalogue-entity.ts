/** The kinds of documents a dump is read for. */
export const catalogueEntities = ['product', 'category', 'attribute', 'taxrule', 'review'] as const

export type CatalogueEntity = (typeof catalogueEntities)[number]

export function findEntity(name: string | null): CatalogueEntity | null {
  return catalogueEntities.find((entity) => entity === name) ?? null
}
