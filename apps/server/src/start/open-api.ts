import { BANK_SECRET, type BankSite, createBankSite } from '@vonk/commerce/payments'
import { loadSecret } from '@vonk/commerce/secrets'
import { followTariffs } from '@vonk/commerce/shipping'
import { followSettings, type LiveSettings } from '@vonk/commerce/stores'
import { createThrottles } from '@vonk/commerce/throttles'
import { throttleLimits } from '@vonk/domain/throttle'
import type { Database, Db, ReadingDatabase } from '@vonk/platform/db'
import { createNetworkList } from '@vonk/platform/http'
import { createOutbox, type Outbox, publish } from '@vonk/platform/outbox'
import { pagesOutdated } from '@vonk/platform/output-cache'
import { type ApiHandler, forwardTo } from '../compose/api-handler.ts'
import { createShopApi } from '../compose/create-shop-api.ts'
import { type Catalogue, openCatalogue } from '../compose/open-catalogue.ts'
import { openContent } from '../compose/open-content.ts'
import type { OpenMedia } from '../compose/open-media.ts'
import { openPayments, siteOf } from '../compose/open-payments.ts'
import type { OpenDatabase } from './open-database.ts'
import { openReplica } from './open-replica.ts'
import { startStaffSealer } from './open-staff-sealer.ts'
import { duties } from './roles.ts'
import type { StartParts } from './start-options.ts'

/** `catalogue` and `bank` are null where another process has them. */
type OpenApi = {
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

/** The API of this process over its database, the way to another's, or none for a worker. */
export async function openApi(
  options: StartParts,
  { database, pictures, ...needed }: Needed,
  resources: AsyncDisposableStack,
): Promise<OpenApi> {
  const { config } = options
  const { hasPages } = duties[config.role]
  if (database && pictures) return openOwnApi(options, { ...database, ...pictures, ...needed }, resources)
  return {
    handler: hasPages && config.apiUrl ? forwardTo(config.apiUrl) : null,
    catalogue: null,
    bank: null,
    replica: null,
  }
}

async function openOwnApi(
  options: StartParts,
  { db, url, media, whenStarted }: OpenDatabase & OpenMedia & Pick<Needed, 'whenStarted'>,
  resources: AsyncDisposableStack,
) {
  const { config, log } = options
  const outbox = createOutbox({ db, url, log })
  resources.defer(() => outbox.close())
  const settings = await followSettings({ db, outbox, log })
  resources.defer(() => settings.close())
  const tariffs = await followTariffs({ db, outbox, log })
  resources.defer(() => tariffs.close())
  const replica = await openReplica(options, db, resources)
  const reading = replica?.db
  const catalogue = await readCatalogue(options, { db, url, reading, outbox, settings, whenStarted })
  resources.defer(() => catalogue.close())
  const { storyblok: space, hookSecret, publicToken, isInMaintenance } = config
  const previewToken = await loadPreviewToken(db, config)
  const content = await openContent({
    db,
    reading,
    outbox,
    log,
    space,
    hookSecret,
    tokens: { previewToken, publicToken },
  })
  resources.defer(() => content.close())
  const site = siteOf(config)
  const payments = await openPayments({ db, config, directory: catalogue.directory, settingsOf: settings.of, log })
  const shopParts = {
    db,
    catalogue,
    settings,
    tariffs,
    content,
    payments,
    site,
    services: config,
    log,
    isInMaintenance,
    staffSealer: await startStaffSealer(db, options),
    media,
    countHere: options.group?.countHere,
    isUnlimited: createNetworkList(options.config.unlimitedNetworks),
  }
  const api = await createShopApi(shopParts)
  // Another version, or another configuration: pages of storefronts that run on were made of the old one's answers.
  await publish(db, pagesOutdated({ view: null }))
  const handler: ApiHandler = async (request, exchange) => api.fetch(request, exchange)
  const hasBank = config.payments.provider.name === 'sandbox'
  return { handler, catalogue, bank: hasBank ? await openBank(db, options) : null, replica }
}

/** A space has a token of its own; stories of ours are opened with one that the shop makes for itself, unless it is told one. */
async function loadPreviewToken(
  db: Database,
  { previewToken, storyblok }: StartParts['config'],
): Promise<string | null> {
  if (previewToken !== null || storyblok) return previewToken
  return Buffer.from(await loadSecret(db, 'previews')).toString('base64url')
}

/** The pages on which payments of the sandbox are decided. */
async function openBank(db: Database, { config, log, group }: StartParts): Promise<BankSite> {
  const isUnlimited = createNetworkList(config.unlimitedNetworks)
  const throttles = createThrottles({ db, limits: throttleLimits, countHere: group?.countHere, isUnlimited })
  return createBankSite({ db, secret: await loadSecret(db, BANK_SECRET), throttles, log })
}

type CatalogueSource = Pick<OpenDatabase, 'db' | 'url'> & {
  readonly reading: Db | undefined
  readonly outbox: Outbox
  readonly settings: LiveSettings
  readonly whenStarted: Promise<void>
}

function readCatalogue({ config, log, progress, metrics }: StartParts, source: CatalogueSource): Promise<Catalogue> {
  return progress.step('catalogue', async (say) => {
    let count = 0
    const opened = await openCatalogue({
      ...source,
      log,
      adapter: config.searchAdapter,
      cluster: config.searchCluster,
      registry: metrics.registry,
      onProgress: (documents) => {
        count = documents
      },
    })
    if (count > 0) say(`${count} products of ${opened.directory.views.length} store views`)
    return opened
  })
}
