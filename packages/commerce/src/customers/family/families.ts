import { addChild, type Child, type ChildFields, changeChild, childOf, hasFamily } from '@vonk/domain/family'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import type { Database, Db } from '@vonk/platform/db'
import { lockCustomer } from '../store.ts'
import { findChildren, insertChild, removeChild, updateChild } from './store.ts'

export type FamilyParts = {
  readonly db: Database
  /** The customer of a token; null for one that is not, or no longer, good. */
  whoIs(token: string): Promise<{ readonly customerId: number } | null>
  readonly now?: () => number
}

type Caller = { readonly token: string | null; readonly view: Pick<StoreView, 'hasFamilyAccount'> }
type NoFamily = { readonly code: 'not-signed-in' | 'family-not-available' }
type Unknown = { readonly code: 'child-unknown' }
type Invalid = { readonly code: 'child-invalid'; readonly field: ChildField }
type ChildField = 'firstname' | 'birth_month' | 'height' | 'size'

export type Families = ReturnType<typeof createFamilies>

/** The children of customers; each reaches her own alone. */
export function createFamilies({ db, whoIs, now = Date.now }: FamilyParts) {
  const thisMonth = () => new Date(now()).toISOString().slice(0, 7)

  async function parentOf({ token, view }: Caller): Promise<Result<number, NoFamily>> {
    const customer = token === null ? null : await whoIs(token)
    if (!customer) return err({ code: 'not-signed-in' })
    return hasFamily({ view, isLoggedIn: true }) ? ok(customer.customerId) : err({ code: 'family-not-available' })
  }

  return {
    async add(
      caller: Caller,
      child: ChildFields,
    ): Promise<Result<Child, NoFamily | Invalid | { readonly code: 'family-full' }>> {
      const parent = await parentOf(caller)
      if (!parent.ok) return parent
      return db.transaction(async (tx) => {
        const added = addChild(await lockChildren(tx, parent.value), child, thisMonth())
        if (!added.ok)
          return added.refusal.code === 'child-invalid' ? err(firstOf(added.refusal)) : err({ code: 'family-full' })
        return ok(added.value.existing ?? childOf(await insertChild(tx, parent.value, added.value.fields)))
      })
    },

    async modify(
      caller: Caller,
      change: { readonly id: number; readonly changes: Partial<ChildFields> },
    ): Promise<Result<Child, NoFamily | Unknown | Invalid>> {
      const parent = await parentOf(caller)
      if (!parent.ok) return parent
      return db.transaction(async (tx) => {
        const changed = changeChild(await lockChildren(tx, parent.value), change, thisMonth())
        if (!changed.ok)
          return changed.refusal.code === 'child-invalid'
            ? err(firstOf(changed.refusal))
            : err({ code: 'child-unknown' })
        await updateChild(tx, { customerId: parent.value, id: change.id }, changed.value)
        return ok(changed.value)
      })
    },

    async remove(caller: Caller, id: number): Promise<Result<true, NoFamily | Unknown>> {
      const parent = await parentOf(caller)
      if (!parent.ok) return parent
      const isRemoved = await removeChild(db, { customerId: parent.value, id })
      return isRemoved ? ok(true) : err({ code: 'child-unknown' })
    },
  }
}

/** Held until the transaction ends, so that two forms sent at once do not add one child twice. */
async function lockChildren(tx: Db, customerId: number): Promise<Child[]> {
  await lockCustomer(tx, customerId)
  return (await findChildren(tx, customerId)).map(childOf)
}

const wireNames = { firstName: 'firstname', birthMonth: 'birth_month', heightCm: 'height', size: 'size' } as const

/** Of everything that is wrong with a child, the first by the order of the form. */
function firstOf({ refusals }: { readonly refusals: Partial<Record<keyof ChildFields, unknown>> }): Invalid {
  const fields = ['firstName', 'birthMonth', 'heightCm', 'size'] as const
  const field = fields.find((name) => refusals[name] !== undefined) ?? 'firstName'
  return { code: 'child-invalid', field: wireNames[field] }
}
