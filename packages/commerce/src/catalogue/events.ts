import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { defineEvent, publish } from '@vonk/platform/outbox'
import { z } from 'zod'

const catalogueEntity = z.enum(['product', 'category', 'attribute', 'taxrule'])
export type CatalogueEntity = z.output<typeof catalogueEntity>

/** These were added, changed or removed: what cannot be found any more under its id is gone. */
export const catalogueChanged = defineEvent(
  'catalogue-changed',
  z.object({ view: z.string(), entity: catalogueEntity, ids: z.array(z.int()).max(500) }),
)

/** Somebody has changed these products in SQL: what is derived from their documents is not up to date. Published by a trigger. */
export const productsEdited = defineEvent(
  'products-edited',
  z.object({ view: z.string(), ids: z.array(z.int()).max(500) }),
)

export type CatalogueChange = {
  readonly view: string
  readonly entity: CatalogueEntity
  readonly ids: readonly number[]
}

export async function publishChange(tx: Db, { view, entity, ids }: CatalogueChange): Promise<void> {
  const batches = chunksOf([...new Set(ids)], 500)
  await publish(tx, ...batches.map((batch) => catalogueChanged({ view, entity, ids: batch })))
}
