import type { ProductDocument } from '@vonk/contract'
import type { Database } from '@vonk/platform/db'
import { putProducts } from '../catalogue/index.ts'
import { putStock } from '../stock/index.ts'

const jacket: ProductDocument = {
  ...{ id: 1, sku: 'JACKET', name: 'Winterjas Noordlicht', type_id: 'configurable', status: 1, visibility: 4 },
  ...{ price: 60, tax_class_id: 2, slug: 'winterjas-noordlicht', url_path: 'jassen/winterjas-noordlicht' },
  configurable_options: [
    {
      ...{ attribute_id: 9, attribute_code: 'size', label: 'Maat' },
      values: [
        { value_index: 104, label: '104' },
        { value_index: 110, label: '110' },
      ],
    },
  ],
  configurable_children: [
    { id: 11, sku: 'JACKET-104', name: 'Winterjas 104', status: 1, price: 60, size: 104 },
    { id: 12, sku: 'JACKET-110', name: 'Winterjas 110', status: 1, price: 60, size: 110 },
  ],
}
const cap = { id: 2, sku: 'CAP', name: 'Pet', type_id: 'simple', status: 1, visibility: 4, price: 10, tax_class_id: 2 }

/** A jacket whose size 104 is sold out, and a cap that is. */
export async function putSoldOut(db: Database, views: readonly string[]): Promise<void> {
  // As a catalogue has it.
  const documents = [jacket, cap as ProductDocument]
  for (const view of views) await putProducts(db, view, { documents, now: Date.now(), utcOffsetMinutes: 60 })
  const rows = [
    { sku: 'JACKET-104', productId: 11, quantity: 0 },
    { sku: 'JACKET-110', productId: 12, quantity: 5 },
    { sku: 'CAP', productId: 2, quantity: 0 },
  ]
  await putStock(db, { rows, reason: 'seed' })
}
