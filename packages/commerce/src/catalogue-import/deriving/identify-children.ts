import { type Fields, isFields } from '../reading/dump-row.ts'

/** The product whose variants all have an id: one that comes without is the article with its sku. */
export function identifyChildren(product: Fields, findId: (sku: string) => number | undefined): Fields {
  const { configurable_children: children } = product
  if (!Array.isArray(children) || children.every(isIdentified)) return product
  const identified = children.map((child: unknown) => {
    if (!isFields(child) || isIdentified(child)) return child
    const { sku } = child
    const id = typeof sku === 'string' || typeof sku === 'number' ? findId(String(sku)) : undefined
    return id === undefined ? child : { ...child, id }
  })
  return { ...product, configurable_children: identified }
}

function isIdentified(child: unknown): boolean {
  return isFields(child) && [child['id'], child['entity_id']].some((id) => (id ?? null) !== null)
}
