import { parseArgs } from 'node:util'
import { prefixOf, type StoreView } from '@vonk/domain/stores'
import type { ModuleSettings } from '@vonk/module'
import { type Command, type Terminal, UsageError } from '@vonk/platform/command-line'
import { createStores, type Stores } from '../index.ts'
import { firstSteps } from '../store.ts'
import { changeView, readChange, viewOptions } from './change-view.ts'
import { configureView, readAssignments } from './configure-view.ts'

/** `modules` is what can be set of them. */
export const storesCommand = (modules: readonly ModuleSettings[]): Command => ({
  name: 'stores',
  summary:
    'lists the store views; adds, moves, hides and removes one; shows and changes its settings or its tag manager',
  usage:
    '[add CODE --brand BRAND --language TAG --host HOST [--prefix PREFIX] [--country NL] [--root-category ID] ' +
    '[--title "%s | Shop"] [--sample-sale] [--hidden] [--no-indexed] | set CODE [--host HOST [--prefix PREFIX]] ' +
    '[--brand BRAND] [--language TAG] [--country NL] [--root-category ID] [--title "%s | Shop"] [--[no-]sample-sale] ' +
    '[--[no-]indexed] [--yes] | hide CODE | show CODE | remove CODE [--yes] | ' +
    'configure CODE [SETTING=VALUE …] | tag CODE ID|none [HOST]]',
  async run(args, terminal) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: viewOptions,
    })
    const [action = 'list', code, ...written] = positionals
    if (action === 'list') return terminal.withDatabase((db) => list(createStores({ db }), terminal))
    if (!code) throw new UsageError('Say which store view is meant.')
    if (action === 'configure') {
      const changes = readAssignments(written)
      return terminal.withDatabase((db) => configureView({ db, code, changes, modules }, terminal))
    }
    if (action === 'tag') {
      const tagManager = readTagManager(written)
      return terminal.withDatabase((db) => tagView(createStores({ db }), { code, tagManager }, terminal))
    }
    const { yes: isSure = false, ...others } = values
    const changing = { ...readChange(action, code, others), isSure }
    return terminal.withDatabase((db) => changeView(createStores({ db }), changing, terminal))
  },
})

async function list(stores: Stores, { write }: Terminal): Promise<number> {
  const directory = await stores.findDirectory()
  if (!directory) write(`There are no store views yet. ${firstSteps}`)
  const { defaultCode, views } = directory ?? { defaultCode: '', views: [] }
  for (const view of views) {
    write(
      `${view.code.padEnd(8)} ${view.host}${prefixOf(view) || '/'}${view.code === defaultCode ? '  (default)' : ''}${marksOf(view)}`,
    )
  }
  return 0
}

function marksOf({ isHidden, isUnindexed }: StoreView): string {
  if (isHidden) return '  (hidden)'
  return isUnindexed ? '  (not for search engines)' : ''
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
  write('Pages may load from it in a few seconds.')
  return 0
}
