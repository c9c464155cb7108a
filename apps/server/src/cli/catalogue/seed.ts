import { parseArgs } from 'node:util'
import { UsageError } from '@vonk/platform/command-line'
import { withPictureFolder } from '../../compose/with-picture-folder.ts'
import type { Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { seedShop } from './seed-shop.ts'

export const seedCommand: Command = {
  name: 'seed',
  summary: 'fills an empty shop with the demo label; one that sells something is left alone',
  usage: '[--products N] [--views nl,de] [--seed N] [--date YYYY-MM-DD] [--reset]',
  async run(args, terminal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        products: { type: 'string' },
        views: { type: 'string' },
        seed: { type: 'string' },
        date: { type: 'string' },
        reset: { type: 'boolean', default: false },
      },
    })
    const products = readNumber('products', values.products, { from: 40, to: 1_000_000 })
    const repeatedIn = await readViews(values.views)
    const seed = readNumber('seed', values.seed, { from: 1, to: 1_000_000 })
    const today = readDate(values.date)
    const { write, config } = terminal
    const isFilled = await withDatabase(terminal, ({ db }) =>
      withPictureFolder(config, ({ path, finish }) =>
        seedShop({
          db,
          mediaFolder: path,
          onDrawn: finish,
          isReset: values.reset,
          onProgress: write,
          ...(today !== undefined && { today }),
          ...(products !== undefined && { products }),
          ...(repeatedIn && { repeatedIn }),
          ...(seed !== undefined && { seed }),
        }),
      ),
    )
    write(isFilled ? 'The shop is filled with the demo label.' : 'The shop has products: nothing was changed.')
    return 0
  },
}

type Bounds = { readonly from: number; readonly to: number }

function readNumber(name: string, text: string | undefined, { from, to }: Bounds): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number >= from && number <= to) return number
  throw new UsageError(`--${name} is a whole number from ${from} to ${to}.`)
}

/** The label is loaded only where somebody names its views. */
async function readViews(text: string | undefined): Promise<string[] | undefined> {
  if (text === undefined) return undefined
  const { demoViews } = await import('@vonk/demo')
  const codes = text.split(',')
  if (codes.every((code) => demoViews.includes(code))) return codes
  throw new UsageError(`--views names one or more of ${demoViews.join(', ')}, with commas between them.`)
}

function readDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDate) throw new UsageError('--date is a day such as 2026-11-15.')
  return text
}
