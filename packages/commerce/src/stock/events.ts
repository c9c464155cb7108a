import type { Db } from '@vonk/platform/db'
import { defineEvent, publish } from '@vonk/platform/outbox'
import { z } from 'zod'
import { chunksOf } from '../rows/index.ts'

const skus = z.object({ skus: z.array(z.string()).max(500) })

/** The stock the webshop sells from is another. */
export const stockChanged = defineEvent('stock-changed', skus)

/** What is on the shelves of a physical shop is another. */
export const shopStockChanged = defineEvent('shop-stock-changed', skus)

export async function publishSkus(
  tx: Db,
  event: typeof stockChanged | typeof shopStockChanged,
  changed: Iterable<string>,
): Promise<void> {
  await publish(tx, ...chunksOf([...new Set(changed)], 500).map((batch) => event({ skus: batch })))
}
