import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { ModuleSettings } from '@vonk/module'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { applyShop, exportShop } from '../shop-file.ts'

/** `modules` is what can be set of them. */
export const shopCommand = (modules: readonly ModuleSettings[]): Command => ({
  name: 'shop',
  summary: 'writes brands, views, tariffs and countries as one file, and makes of the shop what such a file says',
  usage: 'export [FILE] | apply FILE [--yes]',
  async run(args, terminal) {
    const options = { yes: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [action, file, ...others] = positionals
    if ((action !== 'export' && action !== 'apply') || others.length > 0) throw new UsageError('Say export or apply.')
    if (action === 'export') return writeShop(file, terminal)
    if (file === undefined) throw new UsageError('Say which file is meant.')
    return apply(await readShop(file), { modules, isRehearsal: !values.yes }, terminal)
  },
})

/** To the standard output without a file, and then nothing else is said. */
async function writeShop(file: string | undefined, { withDatabase, write }: Terminal): Promise<number> {
  const text = JSON.stringify(await withDatabase(exportShop, { isQuiet: file === undefined }), null, 2)
  if (file !== undefined) await writeFile(file, `${text}\n`)
  write(file === undefined ? text : `The shop is written into ${file}.`)
  return 0
}

async function readShop(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

type Asked = { readonly modules: readonly ModuleSettings[]; readonly isRehearsal: boolean }

async function apply(written: unknown, asked: Asked, { withDatabase, write }: Terminal): Promise<number> {
  const applied = await withDatabase((db) => applyShop(db, written, asked))
  if (!applied.ok) {
    write(`${applied.refusal.code}: the file is wrong, and nothing was changed.`)
    for (const fault of applied.refusal.faults) write(`  ${fault}`)
    return 1
  }
  for (const change of applied.value) write(change)
  write(describeEnd(applied.value.length, asked))
  return 0
}

function describeEnd(changes: number, { isRehearsal }: Asked): string {
  if (changes === 0) return 'The shop is what the file says.'
  return isRehearsal ? 'Nothing was changed: --yes does it.' : 'The shop was changed.'
}
