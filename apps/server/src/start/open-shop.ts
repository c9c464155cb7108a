import type { Catalogue } from '@vonk/commerce/catalogue-search'
import { catalogueSearchModule } from '@vonk/commerce/catalogue-search/module'
import type { BankSite } from '@vonk/commerce/payments'
import { sandboxBankModule } from '@vonk/commerce/payments/sandbox/module'
import { type Duty, type OpenModules, openModules } from '@vonk/module'
import type { Database, ReadingDatabase } from '@vonk/platform/db'
import { createApi } from '@vonk/platform/http'
import { createOutbox, publish } from '@vonk/platform/outbox'
import { pagesOutdated } from '@vonk/platform/output-cache'
import { withFormerPaths } from '@vonk/staff'
import { type ApiHandler, forwardTo } from '../compose/api-handler.ts'
import { loadTagsToken } from '../compose/load-tags-token.ts'
import { createMedia, type OpenMedia } from '../compose/open-media.ts'
import { shopModules } from '../modules/index.ts'
import { version } from '../version.ts'
import type { OpenDatabase } from './open-database.ts'
import { openReplica } from './open-replica.ts'
import { portsFor } from './ports-for.ts'
import { duties } from './roles.ts'
import type { StartParts } from './start-options.ts'
import { startWork } from './start-work.ts'

/** What this process has of the shop behind its pages; null is what another process has. */
type OpenShop = {
  readonly handler: ApiHandler | null
  readonly catalogue: Catalogue | null
  readonly bank: BankSite | null
  readonly replica: ReadingDatabase | null
}

type Needed = {
  readonly database: OpenDatabase | null
  readonly pictures: OpenMedia | null
  readonly whenStarted: Promise<void>
}

/** The modules of this process over its database, or the way to the API of another. */
export async function openShop(
  options: StartParts,
  { database, pictures, whenStarted }: Needed,
  resources: AsyncDisposableStack,
): Promise<OpenShop> {
  const { config, log } = options
  const { hasApi, hasJobs, hasPages } = duties[config.role]
  const none = { handler: null, catalogue: null, bank: null, replica: null }
  if (!database) return { ...none, handler: hasPages && config.apiUrl ? forwardTo(config.apiUrl) : null }
  const { db } = database
  const outbox = createOutbox({ ...database, log })
  resources.defer(() => outbox.close())
  const replica = hasApi ? await openReplica(options, db, resources) : null
  const machine = { ...database, outbox, reading: replica?.db, media: (pictures ?? createMedia(config)).media }
  const modules = await open(options, { ...machine, whenStarted })
  resources.defer(() => modules.close())
  if (hasJobs) await startWork(options, { database, modules }, resources)
  if (!hasApi) return none
  const catalogue = modules.door(catalogueSearchModule)
  const handler = await createHandler(modules, { db, catalogue, log })
  return { handler, catalogue, bank: modules.door(sandboxBankModule)?.site ?? null, replica }
}

type ModuleParts = Omit<Parameters<typeof portsFor>[1], 'starting'> & Pick<Needed, 'whenStarted'>

function open(options: StartParts, { whenStarted, ...machine }: ModuleParts): Promise<OpenModules> {
  const { hasApi, hasJobs } = duties[options.config.role]
  const wanted: Duty[] = [...(hasApi ? (['api'] as const) : []), ...(hasJobs ? (['worker'] as const) : [])]
  let count = 0
  const onProgress = (documents: number) => {
    count = documents
  }
  const openAll = async () =>
    openModules(shopModules, await portsFor(options, { ...machine, starting: { onProgress, whenStarted } }), wanted)
  if (!hasApi) return openAll()
  return options.progress.step('catalogue', async (say) => {
    const modules = await openAll()
    const { directory } = modules.door(catalogueSearchModule)
    if (count > 0) say(`${count} products of ${directory.views.length} store views`)
    return modules
  })
}

type HandlerParts = { readonly db: Database; readonly catalogue: Catalogue; readonly log: StartParts['log'] }

async function createHandler(modules: OpenModules, { db, catalogue, log }: HandlerParts): Promise<ApiHandler> {
  const cacheTags = { findPosition: () => catalogue.index.findPosition(), token: await loadTagsToken(db) }
  const api = createApi({ routes: modules.routes(), log, version, cacheTags })
  // Another version, or another configuration: pages of storefronts that run on were made of the old one's answers.
  await publish(db, pagesOutdated({ view: null }))
  return withFormerPaths(api.fetch)
}
