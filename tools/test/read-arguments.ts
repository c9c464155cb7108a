import { parseArgs } from 'node:util'

export type Wanted = { only: string[]; filters: string[]; isAll: boolean; isHelp: boolean }

export const usage = `npm test                            everything but steps whose files are unchanged
npm test -- --all                   everything
npm test -- --only lint,types       some steps, with all they have to say
npm test -- packages/domain cart    the tests whose path holds one of these
npm test -- -t 'sold out'           the tests whose title says so`

/** Throws on an option nobody knows. */
export function readArguments(args: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      title: { type: 'string', short: 't' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const filters = [...positionals, ...(values.title === undefined ? [] : ['-t', values.title])]
  return { only: values.only?.split(',').filter(Boolean) ?? [], filters, isAll: values.all, isHelp: values.help }
}
