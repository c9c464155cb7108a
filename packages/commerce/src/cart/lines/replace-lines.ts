import { lineKey } from '@vonk/domain/cart'
import type { Db } from '@vonk/platform/db'
import type { Sellable } from '../sellables/sellable.ts'
import type { StoredLine } from '../stored/schema.ts'
import { deleteLines, insertLine, updateLine } from '../stored/store.ts'
import { contentOf } from './put-line.ts'

export type WantedLine = { readonly sellable: Sellable; readonly quantity: number }

type Replacing = {
  readonly cartId: number
  readonly before: readonly StoredLine[]
  readonly wanted: readonly WantedLine[]
}

/** Makes a cart that is held hold exactly these lines: adds, corrects quantities and takes out the rest. */
export async function replaceLines(tx: Db, { cartId, before, wanted }: Replacing): Promise<StoredLine[]> {
  const byKey = new Map<string, WantedLine>()
  for (const line of wanted) {
    const key = lineKey(line.sellable)
    byKey.set(key, { ...line, quantity: line.quantity + (byKey.get(key)?.quantity ?? 0) })
  }
  await deleteLines(
    tx,
    before.filter((line) => !byKey.has(line.lineKey)).map(({ id }) => id),
  )
  const after: StoredLine[] = []
  for (const [key, { sellable, quantity }] of byKey) {
    const existing = before.find((line) => line.lineKey === key)
    const line = { cartId, lineKey: key, quantity, ...contentOf(sellable, quantity) }
    if (!existing) after.push(await insertLine(tx, line))
    else if (existing.quantity === quantity) after.push(existing)
    else {
      after.push({ ...line, id: existing.id })
      await updateLine(tx, { ...line, id: existing.id })
    }
  }
  return after
}
