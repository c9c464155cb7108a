import { err, ok, type Result } from '@vonk/domain/result'
import { type Actor, type NewAct, recordAct } from '@vonk/platform/acts'
import { type Database, type Db, isUniqueViolation, rehearse } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { loadSeller, readBrands } from '../brands/index.ts'
import { storeViewsChanged } from './events.ts'
import type { StoreViewRow } from './schema.ts'
import { findStoreDirectory, insertView, isCodeTaken, lockView, updateView, type ViewChanges } from './store.ts'

type Address = Pick<StoreViewRow, 'host' | 'pathPrefix'>
type Row = Pick<StoreViewRow, 'taxCountry' | 'rootCategoryId' | 'titleTemplate'>

/** Without a country it sells where its seller is. */
export type ViewToAdd = Address &
  Omit<Row, 'taxCountry'> &
  Partial<Pick<Row, 'taxCountry'>> &
  Pick<StoreViewRow, 'code' | 'brand' | 'language' | 'isSampleSale' | 'isHidden'> &
  Partial<Pick<StoreViewRow, 'isIndexed'>>
export type ViewToSet = Partial<Address & Row & Pick<StoreViewRow, 'brand' | 'language' | 'isSampleSale' | 'isIndexed'>>

export type ViewRefusal = {
  readonly code:
    | 'store-view-not-found'
    | 'store-view-exists'
    | 'brand-unknown'
    | 'address-taken'
    /** The default view answers where no other does. */
    | 'default-view'
}

export type Changed = { readonly by: Actor; readonly code: string }

/** Two views at one address are told apart by the table alone. */
export async function inTurn(
  db: Database,
  change: (tx: Db) => Promise<Result<true, ViewRefusal>>,
  { isRehearsal = false } = {},
): Promise<Result<true, ViewRefusal>> {
  try {
    return await (isRehearsal ? rehearse(db, change) : db.transaction(change))
  } catch (error) {
    if (isUniqueViolation(error)) return err({ code: 'address-taken' })
    throw error
  }
}

export async function addView(tx: Db, view: ViewToAdd, by: Actor): Promise<Result<true, ViewRefusal>> {
  if (await isCodeTaken(tx, view.code)) return err({ code: 'store-view-exists' })
  if (!(await readBrands(tx)).has(view.brand)) return err({ code: 'brand-unknown' })
  // The first becomes the default.
  if (view.isHidden && !(await findStoreDirectory(tx))) return err({ code: 'default-view' })
  const { taxCountry = (await loadSeller(tx, view.brand)).countryId } = view
  await insertView(tx, {
    ...view,
    taxCountry,
    appendStoreCode: view.pathPrefix !== '',
    hasFamilyAccount: false,
    useTrailingSlash: true,
    hreflangPrefix: '',
    tagManagerId: null,
    tagManagerDomain: '',
    tagManagerLoadScript: true,
    settings: {},
  })
  await note(tx, { by, code: view.code }, { name: 'added', after: { ...view, taxCountry } })
  return ok(true)
}

export async function changeView(
  tx: Db,
  changed: Changed,
  changes: ViewChanges,
  name: string,
): Promise<Result<true, ViewRefusal>> {
  const before = await lockView(tx, changed.code)
  if (!before) return err({ code: 'store-view-not-found' })
  if (changes.brand !== undefined && !(await readBrands(tx)).has(changes.brand)) return err({ code: 'brand-unknown' })
  if (before.isDefault && (changes.isHidden || changes.removedAt)) return err({ code: 'default-view' })
  const { pathPrefix } = changes
  await updateView(tx, before, {
    ...changes,
    ...(pathPrefix !== undefined && { appendStoreCode: pathPrefix !== '' }),
  })
  const row = new Map<string, unknown>(Object.entries(before))
  const was = Object.fromEntries(Object.keys(changes).map((field) => [field, row.get(field)]))
  await note(tx, changed, { name, before: was, after: changes })
  return ok(true)
}

/** Notes what was changed of a view, and has every process follow. */
export async function note(
  tx: Db,
  { by, code }: Changed,
  act: Pick<NewAct, 'name' | 'before' | 'after'>,
): Promise<void> {
  await recordAct(tx, { by, on: { kind: 'store-view', id: code }, ...act })
  await publish(tx, storeViewsChanged({ codes: [code] }))
}
