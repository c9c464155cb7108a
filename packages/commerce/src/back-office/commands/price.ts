import { parseArgs } from 'node:util'
import { toDecimal } from '@vonk/domain/money'
import { err, ok, type Result } from '@vonk/domain/result'
import { storeTimeAt } from '@vonk/domain/time'
import { commandLine, createBatchAct } from '@vonk/platform/acts'
import {
  type Command,
  givenFields,
  type RowReader,
  readCents,
  readSku,
  setFromFile,
  setOne,
  UsageError,
} from '@vonk/platform/command-line'
import { type PriceToSet, pricesSet, rowRefusals, type SpecialToSet, setPrices } from '../index.ts'

export const priceCommand: Command = {
  name: 'price',
  summary:
    'sets the price of a product or variant, and its special price, in all store views or in one, or of a CSV file',
  usage: 'set SKU PRICE|same [--special PRICE|none [--from DATE] [--to DATE]] [--store CODE] | set --file FILE',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        special: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        store: { type: 'string' },
        file: { type: 'string' },
      },
    })
    const [action, sku, price, ...others] = positionals
    const { file, ...options } = values
    if (action !== 'set' || others.length > 0) throw new UsageError('Say set, a sku and a price.')
    const isOne = sku !== undefined && price !== undefined
    if ((file === undefined) !== isOne) throw new UsageError('Give either a sku and a price, or --file.')
    return terminal.withDatabase((db) => {
      const now = Date.now()
      const clock = { now, utcOffsetMinutes: storeTimeAt(now).utcOffsetMinutes }
      const act = createBatchAct({ by: commandLine, ...pricesSet })
      const batch = {
        columns: { needed: ['sku', 'price'], optional: ['special', 'from', 'to', 'store'] },
        read: readPrice,
        nameOf: (row: PriceToSet) => row.sku,
        refusals: rowRefusals,
        set: (rows: readonly PriceToSet[]) => setPrices(db, rows, { ...clock, act }),
      }
      if (file !== undefined) return setFromFile(file, batch, terminal)
      return setOne(givenFields({ sku, price, ...options }), batch, terminal)
    })
  },
}

const readPrice: RowReader<PriceToSet> = ({ sku: text, price = '', special = '', from = '', to = '', store }) => {
  const sku = readSku(text)
  if (!sku.ok) return sku
  const regular = price === 'same' || price === '' ? ok(undefined) : readAmount(price)
  if (!regular.ok) return regular
  const reduced = readSpecial({ special, from, to })
  if (!reduced.ok) return reduced
  return ok({ sku: sku.value, price: regular.value, special: reduced.value, ...(store && { store }) })
}

type SpecialText = { readonly special: string; readonly from: string; readonly to: string }

function readSpecial({ special, from, to }: SpecialText): Result<SpecialToSet | null | undefined, string> {
  const isGiven = special !== '' && special !== 'none'
  if (!isGiven && `${from}${to}` !== '') return err('dates belong to a special price')
  if (!isGiven) return ok(special === 'none' ? null : undefined)
  const price = readAmount(special)
  return price.ok ? ok({ price: price.value, from: from || null, to: to || null }) : price
}

function readAmount(text: string): Result<number, string> {
  const cents = readCents(text)
  return cents.ok ? ok(toDecimal(cents.value)) : cents
}
