import { parseArgs } from 'node:util'
import { toDecimal } from '@vonk/domain/money'
import { commandLine, createBatchAct } from '@vonk/platform/acts'
import { type Command, givenFields, setFromFile, setOne, type Terminal, UsageError } from '@vonk/platform/command-line'
import type { Database } from '@vonk/platform/db'
import {
  readTariffs,
  removeTariff,
  setTariffs,
  type Tariff,
  type TariffKey,
  type TariffToSet,
  tariffRefusals,
  tariffsSet,
} from '../index.ts'
import { readTariff, tariffFields } from './read-tariff.ts'

const text = { type: 'string' } as const
const options = Object.fromEntries([...tariffFields, 'file'].map((field) => [field, text]))

export const tariffsCommand: Command = {
  name: 'tariffs',
  summary: 'lists what delivery costs in which country, sets a tariff or those of a CSV file, takes one away',
  usage: `[set CARRIER METHOD COUNTRY [--price PRICE] [--free-from PRICE|never] [--${tariffFields
    .slice(2)
    .join(' …] [--')} …] | set --file FILE | remove CARRIER METHOD COUNTRY]`,
  async run(args, terminal) {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [action = 'list', carrier, method, country, ...others] = positionals
    const { file, ...fields } = values
    if (others.length > 0) throw new UsageError('Name a carrier, a method and a country.')
    const named = givenFields({ carrier, method, country, ...fields })
    if (action === 'list' && carrier === undefined) return terminal.withDatabase((db) => list(db, terminal))
    if (action === 'set') return terminal.withDatabase((db) => set(db, { file, named }, terminal))
    if (action !== 'remove') throw new UsageError('Say list, set or remove.')
    const key = readTariff(named)
    if (!key.ok) throw new UsageError(`To remove a tariff ${key.refusal}.`)
    return terminal.withDatabase((db) => remove(db, key.value, terminal))
  },
}

type ToSet = { readonly file: string | undefined; readonly named: Record<string, string> }

function set(db: Database, { file, named }: ToSet, terminal: Terminal): Promise<number> {
  const isOne = Object.keys(named).length > 0
  if ((file === undefined) !== isOne) throw new UsageError('Give either a tariff or --file.')
  const act = createBatchAct({ by: commandLine, ...tariffsSet })
  const batch = {
    columns: { needed: ['carrier', 'method', 'country'], optional: tariffFields },
    read: readTariff,
    nameOf,
    set: (rows: readonly TariffToSet[]) => setTariffs(db, rows, act),
    refusals: tariffRefusals,
  }
  return file === undefined ? setOne(named, batch, terminal) : setFromFile(file, batch, terminal)
}

async function remove(db: Database, key: TariffKey, { write }: Terminal): Promise<number> {
  const isRemoved = await removeTariff(db, key)
  write(isRemoved ? `${nameOf(key)} is not offered any more.` : `There is no tariff ${nameOf(key)}.`)
  return isRemoved ? 0 : 1
}

async function list(db: Database, { write }: Terminal): Promise<number> {
  const tariffs = await readTariffs(db)
  for (const tariff of tariffs) write(describe(tariff))
  if (tariffs.length === 0) write('There are no tariffs: nothing can be delivered.')
  return 0
}

function describe(tariff: Tariff): string {
  const { kind, timing, brands, price, freeFrom, isDefault, position } = tariff
  const facts = [
    nameOf(tariff).padEnd(22),
    toDecimal(price).toFixed(2).padStart(7),
    (freeFrom === null ? '' : `free from ${toDecimal(freeFrom).toFixed(2)}`).padEnd(16),
    `${kind}, ${timing}`.padEnd(24),
    (brands.join(',') || 'all').padEnd(9),
    `position ${position}`,
    ...(isDefault ? ['(default)'] : []),
  ]
  return facts.join('  ')
}

function nameOf({ carrierCode, methodCode, countryId }: TariffKey): string {
  return `${carrierCode} ${methodCode} ${countryId}`
}
