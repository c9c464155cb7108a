import { addChild, deleteChild, modifyChild } from '@vonk/contract'
import type { ChildFields } from '@vonk/domain/family'
import { ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Families } from './families.ts'
import { toChild } from './to-child.ts'

type FamilyRoutesOptions = { readonly families: Families; readonly directory: StoreDirectory }

export function familyRoutes({ families, directory }: FamilyRoutesOptions) {
  const callerOf = ({ token, storeCode }: CallContext) => ({ token, view: findStoreView(directory, storeCode) })
  return [
    handle(addChild, async ({ child: { childCustomer } }, context) => {
      const blank = { birthMonth: null, heightCm: null, size: null }
      const child = { firstName: childCustomer.firstname, ...blank, ...fieldsOf(childCustomer) }
      const added = await families.add(callerOf(context), child)
      return added.ok ? ok(toChild(added.value)) : added
    }),
    handle(modifyChild, async ({ id, child: { childCustomer } }, context) => {
      const change = { id: Number(id), changes: fieldsOf(childCustomer) }
      const modified = await families.modify(callerOf(context), change)
      return modified.ok ? ok(toChild(modified.value)) : modified
    }),
    handle(deleteChild, ({ id }, context) => families.remove(callerOf(context), Number(id))),
  ]
}

type SentFields = {
  readonly firstname?: string | undefined
  readonly birth_month?: string | null | undefined
  readonly height?: number | null | undefined
  readonly size?: string | null | undefined
}

/** What was sent, under the shop's own names. */
function fieldsOf({ firstname, birth_month, height, size }: SentFields): Partial<ChildFields> {
  return {
    ...(firstname !== undefined && { firstName: firstname }),
    ...(birth_month !== undefined && { birthMonth: birth_month }),
    ...(height !== undefined && { heightCm: height }),
    ...(size !== undefined && { size }),
  }
}
