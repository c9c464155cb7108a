import type { AttributeDocument, CategoryDocument, ProductDocument, TaxRuleDocument } from '@vonk/contract'
import type { Db } from '@vonk/platform/db'
import { putAttributes, putCategories, putProducts, putRedirects, putTaxRules } from '../../catalogue/index.ts'
import { aDocument } from '../../prices/testing.ts'
import { putStock } from '../../stock/index.ts'

const colours = { red: 7, blue: 8, green: 9 }
const sizes = { 92: 192, 98: 198, 128: 228 }
export const categories = { root: 2, girls: 20, hoodies: 21, story: 22, off: 23 }

const attributes: AttributeDocument[] = [
  attribute(93, 'color', { 7: 'rood', 8: 'blauw', 9: 'groen' }),
  attribute(142, 'size', { 192: '92', 198: '98', 228: '128' }),
  attribute(150, 'brand', { 1: 'Vonk' }),
]

const taxRules: TaxRuleDocument[] = [
  {
    id: 1,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    rates: [
      { id: 1, tax_country_id: 'NL', rate: 21 },
      { id: 2, tax_country_id: 'DE', rate: 19 },
    ],
  },
]

const tree: CategoryDocument[] = [
  category(categories.root, { parent_id: 1, level: 1, path: '1/2', name: 'Vonk' }),
  category(categories.girls, { name: 'Meisjes', url_path: 'meisjes', position: 2 }),
  category(categories.hoodies, {
    name: 'Hoodies',
    url_path: 'meisjes/hoodies',
    parent_id: 20,
    level: 3,
    path: '1/2/20/21',
    position: 1,
  }),
  category(categories.story, { name: 'Inspiratie', url_path: 'inspiratie', display_mode: 'PAGE', position: 3 }),
  category(categories.off, { name: 'Dicht', url_path: 'dicht', is_active: false, position: 4 }),
]

const products: ProductDocument[] = [
  hoodie(101, { name: 'Hoodie Vonkje', color: colours.red, price: 40, position: 2, updated_at: '2026-11-01' }),
  hoodie(102, { name: 'Hoodie Ster', color: colours.blue, price: 60, position: 1, updated_at: '2026-11-03' }),
  hoodie(103, { name: 'Trui Golf', color: colours.green, price: 120, position: 3, updated_at: '2026-11-02' }),
  aDocument({ id: 104, sku: 'bag', name: 'Tas Pluk', price: 30, category_ids: [20], url_path: 'tas-pluk', brand: 1 }),
  aDocument({ id: 105, sku: 'hidden', name: 'Verborgen', visibility: 1 }),
  aDocument({ id: 106, sku: 'off', name: 'Uit', status: 2, url_path: 'uit' }),
]

/** A handful of products in the Dutch and the German view. */
export async function seedCatalogue(db: Db): Promise<void> {
  for (const view of ['nl', 'de']) {
    await putTaxRules(db, view, taxRules)
    await putAttributes(db, view, attributes)
    await putCategories(db, view, tree)
    await putProducts(db, view, { documents: products, now: Date.now(), utcOffsetMinutes: 60 })
    await putRedirects(db, view, [{ requestPath: 'oud', targetPath: 'tas-pluk', redirectType: 301 }])
  }
  const skus = products.flatMap(({ id, sku, configurable_children: children }) =>
    children ? children.map((child) => ({ sku: child.sku, productId: child.id })) : [{ sku, productId: id }],
  )
  const rows = skus.map(({ sku, productId }) => {
    const quantity = sku === 'vk103-98' ? 0 : 5
    return { sku, productId, quantity, isInStock: quantity > 0, manageStock: true }
  })
  await putStock(db, { rows, reason: 'seed' })
}

type Hoodie = { name: string; color: number; price: number; position: number; updated_at: string }

function hoodie(id: number, { position, ...parts }: Hoodie): ProductDocument {
  const sku = `vk${id}`
  const children = Object.entries(sizes).map(([label, size], index) => ({
    id: id * 10 + index,
    sku: `${sku}-${label}`,
    status: 1,
    price: parts.price,
    size,
    tier_prices: [{ customer_group_id: 2, qty: 1, value: parts.price / 2 }],
  }))
  return aDocument({
    ...parts,
    id,
    sku,
    type_id: 'configurable',
    brand: 1,
    url_path: `hoodie-${id}`,
    category_ids: [20, 21],
    category: [
      { category_id: 20, name: 'Meisjes', position: 10 - position },
      { category_id: 21, name: 'Hoodies', position },
    ],
    size_options: Object.values(sizes),
    configurable_options: [
      {
        attribute_id: 142,
        attribute_code: 'size',
        label: 'Maat',
        values: Object.entries(sizes).map(([label, value_index]) => ({ label, value_index })),
      },
    ],
    configurable_children: children,
  })
}

function attribute(attribute_id: number, attribute_code: string, options: Record<string, string>): AttributeDocument {
  return {
    attribute_id,
    attribute_code,
    is_comparable: false,
    options: Object.entries(options).map(([value, label]) => ({ value, label })),
  }
}

function category(id: number, parts: Partial<CategoryDocument>): CategoryDocument {
  return {
    id,
    parent_id: 2,
    name: '',
    level: 2,
    path: `1/2/${id}`,
    position: 0,
    is_active: true,
    product_count: 3,
    children_data: [],
    display_mode: 'PRODUCTS',
    ...parts,
  }
}
