import { isDeepStrictEqual } from 'node:util'
import { checkLook, type Look, type LookRefusal } from '@vonk/domain/looks'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Actor, commandLine, recordAct } from '@vonk/platform/acts'
import { type Database, type Db, isUniqueViolation } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { type BrandFaults, checkBrand, parseLook } from './check-brand.ts'
import { brandsChanged } from './events.ts'
import { insertBrand, listBrands, lockBrand, type NewBrand, updateBrand } from './store.ts'

/** By the name of a fact: `name`, `seller.city`, `words.nl.line`. Without a value it is taken away. */
export type BrandFacts = Readonly<Record<string, string>>

export type BrandRefusal =
  | BrandFaults
  | LookRefusal
  | { readonly code: 'brand-exists' }
  | { readonly code: 'brand-not-found' }

/** What the shop sells under. Who is not named works on the command line. */
export function createBrands({ db, by = commandLine }: { readonly db: Database; readonly by?: Actor }) {
  return {
    list: (): Promise<readonly NewBrand[]> => listBrands(db),

    /** A brand has a name and somebody who sells under it, or is none. */
    add: (code: string, facts: BrandFacts) =>
      inTurn(db, async (tx) => {
        if (await lockBrand(tx, code)) return err({ code: 'brand-exists' })
        const checked = checkBrand(withFacts({ code, words: {}, seller: optional }, facts))
        if (!checked.ok) return checked
        const after: NewBrand = { ...checked.value, look: null }
        await insertBrand(tx, after)
        await note(tx, { by, name: 'added', after })
        return ok(after)
      }),

    /** Changes what is given and leaves the rest. Invoices that were given out stay as they are. */
    set: (code: string, facts: BrandFacts) =>
      inTurn(db, async (tx) => {
        const before = await lockBrand(tx, code)
        if (!before) return err({ code: 'brand-not-found' })
        const { look = null, ...told } = before
        const checked = checkBrand(withFacts(told, facts))
        if (!checked.ok) return checked
        return change(tx, { by, name: 'changed', before, after: { ...checked.value, look } })
      }),

    /** Gives a brand its look, all of it at once. */
    setLook: (code: string, written: unknown) =>
      inTurn(db, async (tx) => {
        const before = await lockBrand(tx, code)
        if (!before) return err({ code: 'brand-not-found' })
        const checked = parseLook(written)
        if (!checked.ok) return checked
        return change(tx, { by, name: 'look-set', before, after: { ...before, look: checked.value } })
      }),
  }
}

/** A brand as a file has it; a look that is left out stays as it is. */
export type BrandToPut = Omit<NewBrand, 'look'> & { readonly look?: Look | null | undefined }

/** Makes a brand, or makes of it what is written. */
export async function putBrand(
  tx: Db,
  { look, ...told }: BrandToPut,
  by: Actor,
): Promise<Result<NewBrand, BrandFaults | LookRefusal>> {
  const checked = checkBrand(told)
  if (!checked.ok) return checked
  const looked = look ? checkLook(look) : ok(null)
  if (!looked.ok) return looked
  const before = await lockBrand(tx, checked.value.code)
  const after = { ...checked.value, look: look === undefined ? (before?.look ?? null) : looked.value }
  if (isDeepStrictEqual(before, after)) return ok(after)
  if (before) return change(tx, { by, name: 'changed', before, after })
  await insertBrand(tx, after)
  await note(tx, { by, name: 'added', after })
  return ok(after)
}

/** What a seller may do without. */
const optional = { street: '', postcode: '', city: '', registration: '', vatId: '', vatIds: {}, phone: '' }

/** Invoice numbers begin differently for each seller: two who take the same beginning at once are told apart here. */
async function inTurn(
  db: Database,
  change: (tx: Db) => Promise<Result<NewBrand, BrandRefusal>>,
): Promise<Result<NewBrand, BrandRefusal>> {
  try {
    return await db.transaction(change)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err({ code: 'brand-refused', faults: ['seller.invoicePrefix: another seller has it'] })
  }
}

type Tree = { [name: string]: unknown }

function withFacts(brand: object, facts: BrandFacts): unknown {
  const changed: Tree = structuredClone({ ...brand })
  for (const [name, value] of Object.entries(facts)) {
    const steps = name.split('.')
    const last = steps.pop() ?? ''
    const place = steps.reduce(branchOf, changed)
    if (value === '' && steps.length > 1) delete place[last]
    else place[last] = value
  }
  return changed
}

/** What is no branch is replaced by one: it is refused afterwards with its name. */
function branchOf(tree: Tree, step: string): Tree {
  const inner = Object.hasOwn(tree, step) ? tree[step] : undefined
  // Facts are plain data.
  const branch = typeof inner === 'object' && inner !== null ? (inner as Tree) : {}
  Object.defineProperty(tree, step, { value: branch, enumerable: true, configurable: true, writable: true })
  return branch
}

async function change(tx: Db, noted: Noted): Promise<Result<NewBrand, never>> {
  await updateBrand(tx, noted.after)
  await note(tx, noted)
  return ok(noted.after)
}

type Noted = { readonly by: Actor; readonly name: string; readonly before?: NewBrand; readonly after: NewBrand }

async function note(tx: Db, { by, ...act }: Noted): Promise<void> {
  await recordAct(tx, { by, on: { kind: 'brand', id: act.after.code }, ...act })
  await publish(tx, brandsChanged({}))
}
