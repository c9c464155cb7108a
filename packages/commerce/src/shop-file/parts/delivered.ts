import { isOffered } from '@vonk/languages'
import { createBatchAct } from '@vonk/platform/acts'
import { publish } from '@vonk/platform/outbox'
import { z } from 'zod'
import { isCountry } from '../../locations/index.ts'
import {
  arrangeCountries,
  dropTariff,
  readCountries,
  readTariffs,
  setTariff,
  tariffRefusals,
  tariffsChanged,
  tariffsSet,
} from '../../shipping/index.ts'
import { definePart } from '../part.ts'

const code = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/, 'has small letters, digits and dashes')
const title = z.string().min(1, 'is empty').max(100, 'has more than 100 signs')
const country = z.string().refine(isCountry, 'is no code of a country such as NL')

/** Amounts are in whole cents, tax included. */
const tariffSchema = z.strictObject({
  carrierCode: code,
  methodCode: code,
  countryId: country,
  carrierTitle: title,
  /** By language. */
  titles: z.record(z.string().refine(isOffered), title).refine((titles) => Object.keys(titles).length > 0, 'are none'),
  kind: z.enum(['home', 'service-point', 'store']),
  timing: z.enum(['standard', 'same-day', 'sunday']).default('standard'),
  brands: z.array(z.string()).default([]),
  price: z.int().min(0),
  freeFrom: z.int().min(0).nullable().default(null),
  isDefault: z.boolean().default(false),
  position: z.int().min(0).max(10_000).default(100),
})

type TariffInFile = z.output<typeof tariffSchema>

const nameOf = ({
  carrierCode,
  methodCode,
  countryId,
}: Pick<TariffInFile, 'carrierCode' | 'methodCode' | 'countryId'>) => `${carrierCode} ${methodCode} ${countryId}`

/** What delivery costs: all there are. One that is not named is removed. */
export const tariffsPart = definePart<TariffInFile>({
  name: 'tariffs',
  schema: z
    .array(tariffSchema)
    .refine((tariffs) => new Set(tariffs.map(nameOf)).size === tariffs.length, 'two have the same name'),
  nameOf,
  read: readTariffs,
  async apply(tx, wanted, { by }) {
    const act = createBatchAct({ by, ...tariffsSet })
    const faults: string[] = []
    for (const tariff of wanted) {
      const result = await setTariff(tx, tariff, act)
      if (typeof result === 'object') faults.push(`${nameOf(tariff)}: ${tariffRefusals[result.refusal]}`)
    }
    const kept = new Set(wanted.map(nameOf))
    for (const tariff of await readTariffs(tx)) if (!kept.has(nameOf(tariff))) await dropTariff(tx, tariff, by)
    return faults
  },
})

/** The countries that are delivered to, in the order in which shoppers choose. A country is there from its first tariff on. */
export const countriesPart = definePart<readonly string[]>({
  name: 'countries',
  // One item: the order of all of them.
  schema: z.array(country).transform((ids) => [ids]),
  nameOf: () => 'order',
  read: async (tx) => [await readCountries(tx)],
  write: ([ids]) => ids,
  async apply(tx, [wanted = []]) {
    const present = await readCountries(tx)
    const missing = present.filter((id) => !wanted.includes(id))
    const idle = wanted.filter((id) => !present.includes(id))
    if (missing.length + idle.length > 0)
      return [
        ...missing.map((id) => `${id} has tariffs and is missing`),
        ...idle.map((id) => `${id} has no tariff: nothing can be delivered there`),
      ]
    if (wanted.join() === present.join()) return []
    await arrangeCountries(tx, wanted)
    await publish(tx, tariffsChanged({}))
    return []
  },
})
