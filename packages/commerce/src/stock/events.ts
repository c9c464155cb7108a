import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { defineEvent, publish } from '@vonk/platform/outbox'
import { z } from 'zod'

const skus = z.object({ skus: z.array(z.string()).max(500) })

/** The stock the webshop sells from is another. */
export const stockChanged = defineEvent('stock-changed', skus)

/** What is on the shelves of a physical shop is another. */
export const shopStockChanged = defineEvent('shop-stock-changed', skus)

/** One event for at most 500. */
export function skuEvents(event: typeof stockChanged | typeof shopStockChanged, changed: Iterable<string>) {
  return chunksOf([...new Set(changed)], 500).map((batch) => event({ skus: batch }))
}

export async function publishSkus(
  tx: Db,
  event: typeof stockChanged | typeof shopStockChanged,
  changed: Iterable<string>,
): Promise<void> {
  await publish(tx, ...skuEvents(event, changed))
}
