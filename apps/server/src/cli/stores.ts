import { parseArgs } from 'node:util'
import { createStores, type Stores } from '@vonk/commerce/stores'
import { prefixOf } from '@vonk/domain/stores'
import { type Command, type Terminal, UsageError } from './command.ts'
import { configureView, readAssignments } from './configure-view.ts'
import { readTagManager, tagView } from './tag-view.ts'
import { withDatabase } from './with-database.ts'

export const storesCommand: Command = {
  name: 'stores',
  summary: 'lists the store views, moves one to another address, shows and changes its settings or its tag manager',
  usage: '[set CODE --host HOST [--prefix PREFIX] | configure CODE [SETTING=VALUE …] | tag CODE ID|none [HOST]]',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { host: { type: 'string' }, prefix: { type: 'string', default: '' } },
    })
    const [action = 'list', code, ...written] = positionals
    if (action === 'list') return withDatabase(terminal, ({ db }) => list(createStores({ db }), terminal))
    if (!code || !['set', 'configure', 'tag'].includes(action)) throw new UsageError('Say which store view is meant.')
    if (action === 'configure') {
      const changes = readAssignments(written)
      return withDatabase(terminal, ({ db }) => configureView(createStores({ db }), { code, changes }, terminal))
    }
    if (action === 'tag') {
      const tagManager = readTagManager(written)
      return withDatabase(terminal, ({ db }) => tagView(createStores({ db }), { code, tagManager }, terminal))
    }
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
