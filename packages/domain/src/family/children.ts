import { err, ok, type Result } from '../result/index.ts'
import { type ChildFieldRefusals, type ChildFields, checkChild } from './check-child.ts'

/** A child of a family account. Servers count ids, pages compare texts: inside an id is always text. */
export type Child = ChildFields & { readonly id: string }

/** More than any family has; a stranger with an account cannot fill the shop. */
export const mostChildren = 20

type Unknown = { readonly code: 'child-unknown' }
type Invalid = { readonly code: 'child-invalid'; readonly refusals: ChildFieldRefusals }
type Full = { readonly code: 'family-full'; readonly most: number }

export function childOf<Row extends ChildFields & { readonly id: string | number }>(row: Row): Child {
  const { id, firstName, birthMonth, heightCm, size } = row
  return { id: String(id), firstName, birthMonth, heightCm, size }
}

/** Looks a child up among the customer's own: another family's child does not exist here. */
export function findChild<Some extends { readonly id: string }>(
  children: readonly Some[],
  id: string | number,
): Some | null {
  return children.find((child) => child.id === String(id)) ?? null
}

/** What is to be stored of a new child; `existing` when the very same was sent before, and nothing is to be done. */
export function addChild(
  children: readonly Child[],
  added: ChildFields,
  thisMonth: string,
): Result<{ readonly fields: ChildFields; readonly existing: Child | null }, Invalid | Full> {
  const checked = checkChild(added, thisMonth)
  if (!checked.ok) return err({ code: 'child-invalid', refusals: checked.refusal })
  const existing = children.find((child) => isSame(child, checked.value)) ?? null
  if (!existing && children.length >= mostChildren) return err({ code: 'family-full', most: mostChildren })
  return ok({ fields: checked.value, existing })
}

/** The child with the changes; fields that were not sent stay as they are. */
export function changeChild(
  children: readonly Child[],
  { id, changes }: { readonly id: string | number; readonly changes: Partial<ChildFields> },
  thisMonth: string,
): Result<Child, Unknown | Invalid> {
  const child = findChild(children, id)
  if (!child) return err({ code: 'child-unknown' })
  const checked = checkChild({ ...child, ...changes }, thisMonth)
  return checked.ok ? ok({ ...checked.value, id: child.id }) : err({ code: 'child-invalid', refusals: checked.refusal })
}

function isSame(one: ChildFields, other: ChildFields): boolean {
  const fields = ['firstName', 'birthMonth', 'heightCm', 'size'] as const
  return fields.every((field) => one[field] === other[field])
}
