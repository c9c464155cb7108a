import { parseArgs } from 'node:util'

export type Wanted = { only: string[]; filters: string[]; isHelp: boolean }

export const usage = `npm test                            everything
npm test -- --only lint,types       some steps, with all they have to say
npm test -- packages/domain cart    the tests whose path holds one of these
npm test -- -t 'sold out'           the tests whose title says so`

/** Throws on an option nobody knows. */
export function readArguments(args: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' }, title: { type: 'string', short: 't' }, help: { type: 'boolean', short: 'h' } },
  })
  const filters = [...positionals, ...(values.title === undefined ? [] : ['-t', values.title])]
  return { only: values.only?.split(',').filter(Boolean) ?? [], filters, isHelp: values.help ?? false }
}
