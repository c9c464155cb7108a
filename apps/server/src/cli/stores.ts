import { parseArgs } from 'node:util'
import { createStores, type Stores } from '@vonk/commerce/stores'
import { prefixOf } from '@vonk/domain/stores'
import { type Command, type Terminal, UsageError } from './command.ts'
import { withDatabase } from './with-database.ts'

export const storesCommand: Command = {
  name: 'stores',
  summary: 'lists the store views, or moves one to another address',
  usage: '[set CODE --host HOST [--prefix PREFIX]]',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { host: { type: 'string' }, prefix: { type: 'string', default: '' } },
    })
    const [action = 'list', code] = positionals
    if (action === 'list') return withDatabase(terminal, ({ db }) => list(createStores({ db }), terminal))
    if (action !== 'set' || !code) throw new UsageError('Say which store view to move.')
    const address = { host: readHost(values.host), pathPrefix: readPrefix(values.prefix) }
    return withDatabase(terminal, ({ db }) => move(createStores({ db }), { code, address }, terminal))
  },
}

async function list(stores: Stores, { write }: Terminal): Promise<number> {
  const { defaultCode, views } = await stores.loadDirectory()
  for (const view of views) {
    write(
      `${view.code.padEnd(8)} ${view.host}${prefixOf(view) || '/'}${view.code === defaultCode ? '  (default)' : ''}`,
    )
  }
  return 0
}

type Move = { code: string; address: { host: string; pathPrefix: string } }

async function move(stores: Stores, { code, address }: Move, { write }: Terminal): Promise<number> {
  const moved = await stores.move(code, address)
  if (moved.ok) {
    write(`${code} now answers at ${address.host}/${address.pathPrefix}`)
    return 0
  }
  write(
    moved.refusal.code === 'address-taken'
      ? 'Another store view answers at this address already.'
      : `There is no store view "${code}".`,
  )
  return 1
}

function readHost(host = ''): string {
  const bare = host.toLowerCase()
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(bare))
    throw new UsageError('Give a host name with --host, such as www.example.com.')
  return bare
}

function readPrefix(prefix: string): string {
  const bare = prefix.replace(/^\/|\/$/g, '')
  if (!/^[a-z-]*$/.test(bare)) throw new UsageError('A prefix is one word of small letters, such as en.')
  return bare
}
