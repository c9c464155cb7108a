import { parseArgs } from 'node:util'
import { prefixOf } from '@vonk/domain/stores'
import type { ModuleSettings } from '@vonk/module'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { createStores, type Stores } from '../index.ts'
import { configureView, readAssignments } from './configure-view.ts'

/** `modules` is what can be set of them. */
export const storesCommand = (modules: readonly ModuleSettings[]): Command => ({
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
    if (action === 'list') return terminal.withDatabase((db) => list(createStores({ db }), terminal))
    if (!code || !['set', 'configure', 'tag'].includes(action)) throw new UsageError('Say which store view is meant.')
    if (action === 'configure') {
      const changes = readAssignments(written)
      return terminal.withDatabase((db) => configureView({ db, code, changes, modules }, terminal))
    }
    if (action === 'tag') {
      const tagManager = readTagManager(written)
      return terminal.withDatabase((db) => tagView(createStores({ db }), { code, tagManager }, terminal))
    }
    const address = { host: readHost(values.host), pathPrefix: readPrefix(values.prefix) }
    return terminal.withDatabase((db) => move(createStores({ db }), { code, address }, terminal))
  },
})

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

type TagManager = { readonly id: string | null; readonly domain: string }

/** `GTM-ABC123`, where it is not fetched from its maker also a host; `none` takes it away. */
function readTagManager([id, domain = '']: readonly string[]): TagManager {
  if (id === 'none') return { id: null, domain: '' }
  if (!id || !/^[A-Z]{1,4}-[A-Z0-9]{4,12}$/.test(id)) throw new UsageError('Give an id such as GTM-ABC123, or none.')
  if (!/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?)?$/.test(domain)) throw new UsageError(`"${domain}" is no host name.`)
  return { id, domain }
}

type Tagging = { readonly code: string; readonly tagManager: TagManager }

/** Gives a view its tag manager. Shoppers are asked before anything is fetched from it. */
async function tagView(stores: Stores, { code, tagManager }: Tagging, { write }: Terminal): Promise<number> {
  const tagged = await stores.tag(code, tagManager)
  if (!tagged.ok) {
    write(`There is no store view "${code}".`)
    return 1
  }
  write(tagManager.id === null ? `${code} has no tag manager.` : `${code} has the tag manager ${tagManager.id}.`)
  write('Pages may load from it after the next start of the shop.')
  return 0
}
