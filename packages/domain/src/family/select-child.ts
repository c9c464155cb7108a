import { err, ok, type Result } from '../result/index.ts'
import type { SessionSettings } from '../settings/index.ts'
import type { StoreView } from '../stores/index.ts'
import { type Child, findChild } from './children.ts'

type NamedChild = Pick<Child, 'id' | 'firstName'>

/** `color` is null where the shop has set up none. */
export type SelectedChild = NamedChild & { readonly color: string | null }

export type SelectionRefusal = { readonly code: 'family-not-available' | 'child-unknown' }

export type FamilyVisitor = {
  readonly view: Pick<StoreView, 'hasFamilyAccount'>
  readonly isLoggedIn: boolean
  readonly children: readonly NamedChild[]
}

type ColorSettings = Pick<SessionSettings, 'childColors'>

/** Family accounts are for customers, on the views that have them. */
export function hasFamily({ view, isLoggedIn }: Omit<FamilyVisitor, 'children'>): boolean {
  return view.hasFamilyAccount && isLoggedIn
}

/** The selector is worth showing only with someone to select. */
export function showsChildSelector(visitor: FamilyVisitor): boolean {
  return hasFamily(visitor) && visitor.children.length > 0
}

/** Picks one of the customer's children, with a colour of its own. */
export function selectChild(
  visitor: FamilyVisitor,
  id: string | number,
  settings: ColorSettings,
): Result<SelectedChild, SelectionRefusal> {
  if (!hasFamily(visitor)) return err({ code: 'family-not-available' })
  const child = findChild(visitor.children, id)
  if (child === null) return err({ code: 'child-unknown' })
  const color = childColorAt(visitor.children.indexOf(child), settings)
  return ok({ id: child.id, firstName: child.firstName, color })
}

/** The selection after children or session have changed: gone with the child, renamed with it. */
export function keepSelection(
  visitor: FamilyVisitor,
  selected: SelectedChild | null,
  settings: ColorSettings,
): SelectedChild | null {
  const again = selected && selectChild(visitor, selected.id, settings)
  return again?.ok ? again.value : null
}

/** By place in the family, so that siblings differ as long as there are colours. */
export function childColorAt(place: number, { childColors }: ColorSettings): string | null {
  return childColors[place % childColors.length] ?? null
}
