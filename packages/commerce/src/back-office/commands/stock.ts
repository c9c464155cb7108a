import { parseArgs } from 'node:util'
import { err, ok } from '@vonk/domain/result'
import { commandLine, createBatchAct } from '@vonk/platform/acts'
import {
  type Command,
  givenFields,
  type RowReader,
  readSku,
  setFromFile,
  setOne,
  UsageError,
} from '@vonk/platform/command-line'
import { rowRefusals, type StockToSet, setStock, stockSet } from '../index.ts'

export const stockCommand: Command = {
  name: 'stock',
  summary: 'sets how many pieces there are, in the warehouse or on the shelves of a shop, of one sku or of a CSV file',
  usage: 'set SKU QUANTITY|uncounted [--location ID] | set --file FILE',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { location: { type: 'string' }, file: { type: 'string' } },
    })
    const [action, sku, quantity, ...others] = positionals
    const { location, file } = values
    if (action !== 'set' || others.length > 0) throw new UsageError('Say set, a sku and a quantity.')
    const isOne = sku !== undefined && quantity !== undefined
    if ((file === undefined) !== isOne) throw new UsageError('Give either a sku and a quantity, or --file.')
    return terminal.withDatabase((db) => {
      const act = createBatchAct({ by: commandLine, ...stockSet })
      const batch = {
        columns: { needed: ['sku', 'quantity'], optional: ['location'] },
        read: readStock,
        nameOf: (row: StockToSet) => row.sku,
        refusals: rowRefusals,
        set: (rows: readonly StockToSet[]) => setStock(db, rows, { by: 'cli', act }),
      }
      if (file !== undefined) return setFromFile(file, batch, terminal)
      return setOne(givenFields({ sku, quantity, location }), batch, terminal)
    })
  },
}

const readStock: RowReader<StockToSet> = ({ sku: text, quantity = '', location }) => {
  const sku = readSku(text)
  if (!sku.ok) return sku
  const isFit = quantity === 'uncounted' || /^\d{1,9}$/.test(quantity)
  if (!isFit) return err(`a quantity is a whole number of pieces or the word uncounted, not "${quantity}"`)
  if (location && quantity === 'uncounted') return err('the shelves of a shop are always counted')
  return ok({
    sku: sku.value,
    quantity: quantity === 'uncounted' ? null : Number(quantity),
    ...(location && { location }),
  })
}
