import { type LineIdentity, lineKey } from '@vonk/domain/cart'
import { type LineChildren, lineChildrenKey, parseLineChildren } from '../../family/line-children.ts'
import type { EngineParts } from '../engine-parts.ts'

type NotingParts = Pick<EngineParts, 'store' | 'storage' | 'emit'>

/** Remembers for whom something was put into the cart: on this device alone, and nothing but ids. */
export function noteAdded(parts: NotingParts, added: readonly LineIdentity[]): void {
  const { selectedChild } = parts.store.read().session
  if (selectedChild) note(parts, Object.fromEntries(added.map((line) => [lineKey(line), selectedChild.id])))
}

/** Another size of a line is for the same child. */
export function noteEdited(parts: NotingParts, edit: { readonly from: LineIdentity; readonly to: LineIdentity }): void {
  const childId = readNotes(parts)[lineKey(edit.from)]
  if (childId !== undefined) note(parts, { [lineKey(edit.to)]: childId })
}

export function forgetChild(parts: NotingParts, id: string): void {
  const others = Object.entries(readNotes(parts)).filter(([, childId]) => childId !== id)
  write(parts, Object.fromEntries(others))
}

/** What has left the cart is forgotten, so that it never holds more than the cart does. */
function note(parts: NotingParts, notes: LineChildren): void {
  const all = Object.entries({ ...readNotes(parts), ...notes })
  const keys = new Set(parts.store.read().cart.items.map(lineKey))
  write(parts, Object.fromEntries(all.filter(([key]) => keys.has(key))))
}

function readNotes({ storage }: NotingParts): LineChildren {
  return parseLineChildren(storage.get(lineChildrenKey))
}

function write({ storage, emit }: NotingParts, notes: LineChildren): void {
  if (Object.keys(notes).length > 0) storage.set(lineChildrenKey, JSON.stringify(notes))
  else storage.remove(lineChildrenKey)
  emit({ name: 'line-children-changed' })
}
