import { isDeepStrictEqual } from 'node:util'
import { err, ok, type Result } from '@vonk/domain/result'
import { type Actor, type BatchAct, commandLine, createBatchAct, recordAct } from '@vonk/platform/acts'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { readBrands } from '../brands/index.ts'
import { tariffsChanged } from './events.ts'
import type { Tariff } from './schema.ts'
import { deleteTariff, lockTariff, saveTariff, type TariffKey } from './store.ts'

/** What is left out stays as it is, titles in other languages among it; a tariff that is new needs all that has no default. */
export type TariffToSet = TariffKey & { readonly [Field in keyof Tariff]?: Tariff[Field] | undefined }

/** Why a tariff was not set, and what a person is told. */
export const tariffRefusals = {
  'tariff-incomplete': 'it is new, so it needs a price, a kind, the name of the carrier and a title in a language',
  'brand-unknown': 'it names a brand that is not there: `vonk brands` lists those that are',
  'not-at-the-door': 'only home delivery can be the same day or on Sunday',
} as const

export type TariffResult = 'changed' | 'unchanged' | { readonly refusal: keyof typeof tariffRefusals }

export const tariffsSet = { on: { kind: 'tariff', id: 'batch' }, name: 'set' } as const

/** Sets tariffs one by one; carts and pages of every process follow in a moment. */
export async function setTariffs(
  db: Database,
  tariffs: readonly TariffToSet[],
  /** What these are a part of; an act of their own on the command line without it. */
  act: BatchAct = createBatchAct({ by: commandLine, ...tariffsSet }),
): Promise<TariffResult[]> {
  const results: TariffResult[] = []
  for (const tariff of tariffs) results.push(await db.transaction((tx) => setTariff(tx, tariff, act)))
  return results
}

/** Says whether there was such a tariff. */
export function removeTariff(db: Database, key: TariffKey, by: Actor = commandLine): Promise<boolean> {
  return db.transaction((tx) => dropTariff(tx, key, by))
}

export async function dropTariff(tx: Db, key: TariffKey, by: Actor): Promise<boolean> {
  const before = await lockTariff(tx, key)
  if (!before || !(await deleteTariff(tx, key))) return false
  await recordAct(tx, { by, on: { kind: 'tariff', id: nameOf(key) }, name: 'removed', before })
  await publish(tx, tariffsChanged({}))
  return true
}

const nameOf = ({ carrierCode, methodCode, countryId }: TariffKey) => `${carrierCode} ${methodCode} ${countryId}`

export async function setTariff(tx: Db, change: TariffToSet, act: BatchAct): Promise<TariffResult> {
  const before = await lockTariff(tx, change)
  const checked = completeTariff(before, change)
  const existing = await readBrands(tx)
  if (!checked.ok) return { refusal: checked.refusal.code }
  if (!checked.value.brands.every((brand) => existing.has(brand))) return { refusal: 'brand-unknown' }
  if (isDeepStrictEqual(before, checked.value)) return 'unchanged'
  const after = checked.value
  await saveTariff(tx, after)
  const fields = Object.keys(after).filter((field) => !isDeepStrictEqual(factOf(before, field), factOf(after, field)))
  await act.add(tx, { counts: { changed: 1 }, fields, things: [{ id: nameOf(change), before, after }] })
  await publish(tx, tariffsChanged({}))
  return 'changed'
}

const factOf = (tariff: object | null, field: string): unknown => new Map(Object.entries(tariff ?? {})).get(field)

const defaults = {
  timing: 'standard',
  brands: [],
  freeFrom: null,
  isDefault: false,
  position: 100,
} satisfies Partial<Tariff>

const needed = ['price', 'kind', 'carrierTitle', 'titles'] as const

function completeTariff(
  before: Tariff | null,
  change: TariffToSet,
): Result<Tariff, { code: keyof typeof tariffRefusals }> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const titles = { ...before?.titles, ...change.titles }
  const tariff: Partial<Tariff> = {
    ...(before ?? defaults),
    ...given,
    ...(Object.keys(titles).length > 0 && { titles }),
  }
  if (!isComplete(tariff)) return err({ code: 'tariff-incomplete' })
  return tariff.timing !== 'standard' && tariff.kind !== 'home' ? err({ code: 'not-at-the-door' }) : ok(tariff)
}

/** The keys are always given and the rest has a default. */
function isComplete(tariff: Partial<Tariff>): tariff is Tariff {
  return needed.every((field) => tariff[field] !== undefined)
}
