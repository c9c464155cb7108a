import { isDeepStrictEqual } from 'node:util'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { tariffsChanged } from './events.ts'
import type { Tariff } from './schema.ts'
import { deleteTariff, lockTariff, saveTariff, type TariffKey } from './store.ts'

/** What is left out stays as it is; a tariff that is new needs all that has no default. */
export type TariffToSet = TariffKey & { readonly [Field in keyof Tariff]?: Tariff[Field] | undefined }

/** Why a tariff was not set, and what a person is told. */
export const tariffRefusals = {
  'tariff-incomplete': 'it is new, so it needs a price, a kind, the name of the carrier and a title in nl, de and en',
  'not-at-the-door': 'only home delivery can be the same day or on Sunday',
} as const

export type TariffResult = 'changed' | 'unchanged' | { readonly refusal: keyof typeof tariffRefusals }

/** Sets tariffs one by one; carts and pages of every process follow in a moment. */
export async function setTariffs(db: Database, tariffs: readonly TariffToSet[]): Promise<TariffResult[]> {
  const results: TariffResult[] = []
  for (const tariff of tariffs) results.push(await db.transaction((tx) => setTariff(tx, tariff)))
  return results
}

/** Says whether there was such a tariff. */
export function removeTariff(db: Database, key: TariffKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isRemoved = await deleteTariff(tx, key)
    if (isRemoved) await publish(tx, tariffsChanged({}))
    return isRemoved
  })
}

async function setTariff(tx: Db, change: TariffToSet): Promise<TariffResult> {
  const before = await lockTariff(tx, change)
  const checked = completeTariff(before, change)
  if (!checked.ok) return { refusal: checked.refusal.code }
  if (isDeepStrictEqual(before, checked.value)) return 'unchanged'
  await saveTariff(tx, checked.value)
  await publish(tx, tariffsChanged({}))
  return 'changed'
}

const defaults = {
  timing: 'standard',
  brands: ['vonk', 'razz'],
  freeFrom: null,
  isDefault: false,
  position: 100,
} satisfies Partial<Tariff>

const needed = ['price', 'kind', 'carrierTitle', 'titleNl', 'titleDe', 'titleEn'] as const

function completeTariff(
  before: Tariff | null,
  change: TariffToSet,
): Result<Tariff, { code: keyof typeof tariffRefusals }> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const tariff: Partial<Tariff> = { ...(before ?? defaults), ...given }
  if (!isComplete(tariff)) return err({ code: 'tariff-incomplete' })
  return tariff.timing !== 'standard' && tariff.kind !== 'home' ? err({ code: 'not-at-the-door' }) : ok(tariff)
}

/** The keys are always given and the rest has a default. */
function isComplete(tariff: Partial<Tariff>): tariff is Tariff {
  return needed.every((field) => tariff[field] !== undefined)
}
