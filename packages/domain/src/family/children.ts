import { checkName, type FormRefusal } from '../forms/index.ts'
import { err, ok, type Result } from '../result/index.ts'

/** A child of a family account. Servers count ids, pages compare texts: inside an id is always text. */
export type Child = { readonly id: string; readonly firstName: string }

export type ChildRefusal =
  | { readonly code: 'child-unknown' }
  | { readonly code: 'child-name-invalid'; readonly firstName: FormRefusal }

export type ChildrenChange = Result<readonly Child[], ChildRefusal>

export function childOf({ id, firstName }: { readonly id: string | number; readonly firstName: string }): Child {
  return { id: String(id), firstName }
}

/** Looks a child up among the customer's own: another family's child does not exist here. */
export function findChild(children: readonly Child[], id: string | number): Child | null {
  return children.find((child) => child.id === String(id)) ?? null
}

/** A child that is sent twice is there once. */
export function addChild(children: readonly Child[], added: Child): ChildrenChange {
  if (findChild(children, added.id) !== null) return changeChild(children, added)
  const named = nameChild(added)
  return named.ok ? ok([...children, named.value]) : named
}

export function changeChild(children: readonly Child[], changed: Child): ChildrenChange {
  if (findChild(children, changed.id) === null) return err({ code: 'child-unknown' })
  const named = nameChild(changed)
  return named.ok ? ok(children.map((child) => (child.id === changed.id ? named.value : child))) : named
}

export function deleteChild(children: readonly Child[], id: string | number): ChildrenChange {
  if (findChild(children, id) === null) return err({ code: 'child-unknown' })
  return ok(children.filter((child) => child.id !== String(id)))
}

function nameChild({ id, firstName }: Child): Result<Child, ChildRefusal> {
  const name = checkName(firstName)
  return name.ok ? ok({ id, firstName: name.value }) : err({ code: 'child-name-invalid', firstName: name.refusal })
}
