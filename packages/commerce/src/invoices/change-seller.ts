import { err, ok, type Result } from '@vonk/domain/result'
import type { Brand } from '@vonk/domain/stores'
import { type Actor, commandLine, recordAct } from '@vonk/platform/acts'
import { type Db, isUniqueViolation } from '@vonk/platform/db'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { sellers } from './schema.ts'
import { loadSeller, type StoredSeller } from './store.ts'

const line = z.string().trim().max(120)

const changesSchema = z.strictObject({
  name: line.min(1, 'is needed'),
  street: line,
  postcode: line,
  city: line,
  countryId: z.string().regex(/^[A-Z]{2}$/, 'is no country code such as NL'),
  registration: line,
  vatId: line,
  email: z.email('is no mail address'),
  phone: line,
  invoicePrefix: z.string().regex(/^[A-Z0-9]{1,8}$/, 'is one to eight capitals or digits'),
})

export type SellerRefusal = { readonly code: 'seller-refused'; readonly faults: readonly string[] }

/** Changes what is given and leaves the rest. Invoices that were given out stay as they are. */
export async function changeSeller(
  db: Db,
  brand: Brand,
  changes: Readonly<Record<string, unknown>>,
  by: Actor = commandLine,
): Promise<Result<StoredSeller, SellerRefusal>> {
  const parsed = changesSchema.partial().safeParse(changes)
  if (!parsed.success) return err({ code: 'seller-refused', faults: parsed.error.issues.map(toFault) })
  const given = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined))
  try {
    if (Object.keys(given).length > 0) {
      await db.transaction(async (tx) => {
        const before = await loadSeller(tx, brand)
        await tx.update(sellers).set(given).where(eq(sellers.brand, brand))
        const after = { ...before, ...given }
        await recordAct(tx, { by, on: { kind: 'seller', id: brand }, name: 'changed', before, after })
      })
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err({ code: 'seller-refused', faults: ['invoicePrefix: another seller has it'] })
  }
  return ok(await loadSeller(db, brand))
}

function toFault(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys'
    ? `A seller has no ${issue.keys.join(', ')}.`
    : `${issue.path.join('.')}: ${issue.message}`
}
