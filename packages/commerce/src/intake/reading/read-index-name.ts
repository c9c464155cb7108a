import { storeCodeOfIndex } from '@vonk/domain/search-text'
import { type IntakeEntity, intakeEntities } from './intake-entity.ts'

type Stores = Parameters<typeof storeCodeOfIndex>[1]

export type IndexMeaning = { readonly view: string | null; readonly entity: IntakeEntity | null }

/**
 * What the name of an index says: the view, and where every kind has an index of its own, the kind. Names of rebuilt
 * indexes end in the moment they were built. The view is null for a name that is none of this shop's.
 */
export function readIndexName(name: string, stores: Stores): IndexMeaning {
  const bare = name.replace(/_\d{6,}$/, '')
  const entity = intakeEntities.find((kind) => bare.endsWith(`_${kind}`)) ?? null
  for (const candidate of entity ? [bare.slice(0, -entity.length - 1), bare] : [bare]) {
    const view = storeCodeOfIndex(candidate, stores)
    if (view.ok) return { view: view.value, entity: candidate === bare ? null : entity }
  }
  return { view: null, entity }
}
