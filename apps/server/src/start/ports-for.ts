import type { CataloguePorts } from '@vonk/commerce/catalogue-search'
import { hashPassword, verifyPassword } from '@vonk/commerce/customers'
import { samplePicture, storePicture } from '@vonk/commerce/images'
import { createLocalSource } from '@vonk/content/stories'
import { createStoryblokSource } from '@vonk/content/storyblok'
import { findStoreView } from '@vonk/domain/stores'
import { createNetworkList } from '@vonk/platform/http'
import type { ObjectStore } from '@vonk/platform/objects'
import type { Outbox } from '@vonk/platform/outbox'
import { loadSecret } from '@vonk/platform/secrets'
import { createInvoiceFiles } from '../compose/invoice-files.ts'
import { measureSearch } from '../compose/measure-search.ts'
import { findSearchAdapter } from '../compose/search-adapters.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from './open-database.ts'
import { startStaffSealer } from './open-staff-sealer.ts'
import { hostOf, siteOf } from './site-of.ts'
import type { StartParts } from './start-options.ts'

type MachineParts = Pick<OpenDatabase, 'db' | 'url'> &
  Pick<CataloguePorts, 'reading' | 'starting'> & {
    readonly outbox: Outbox
    /** Where pictures are kept. */
    readonly media: ObjectStore
  }

/** What the modules are given: the machine, and what the configuration says of it. */
export async function portsFor(options: StartParts, { media, ...machine }: MachineParts) {
  const { config, log, metrics, group } = options
  const { registry } = metrics
  const { db } = machine
  const { storyblok: space, hookSecret, publicToken } = config
  return {
    ...machine,
    ...{ log, registry, clock: Date.now },
    site: siteOf(config),
    countHere: group?.countHere,
    isUnlimited: createNetworkList(config.unlimitedNetworks),
    openEngine: openEngineOf(options),
    pro6pp: config.pro6pp,
    postnl: config.postnl,
    payments: { ...config.payments, webhookOrigin: config.payments.webhookOrigin ?? ownOrigin(config) },
    orderExport: config.orderExport,
    drawInvoice: createInvoiceFiles().render,
    isInMaintenance: config.isInMaintenance,
    ...{ space, hookSecret },
    tokens: { previewToken: await loadPreviewToken(db, config), publicToken },
    /** Read when a mail is written, which is seldom enough to keep nothing. */
    stories: space
      ? createStoryblokSource({ ...space, previewToken: config.previewToken, log })
      : createLocalSource({ db }),
    pictures: {
      storePicture: (upload: Parameters<typeof storePicture>[1]) => storePicture(media, upload),
      samplePicture: (filename: string) => samplePicture(media, filename),
    },
    loadSecret: (purpose: 'places-in-line') => loadSecret(db, purpose),
    passwords: { hashPassword, verifyPassword },
    openStaffSealer: () => startStaffSealer(db, options),
  }
}

function ownOrigin(config: Pick<Config, 'host' | 'port'>): string {
  return `http://${hostOf(config)}:${config.port}`
}

/** A space has a token of its own; stories of ours are opened with one that the shop makes for itself, unless it is told one. */
async function loadPreviewToken(
  db: OpenDatabase['db'],
  { previewToken, storyblok }: Pick<Config, 'previewToken' | 'storyblok'>,
): Promise<string | null> {
  if (previewToken !== null || storyblok) return previewToken
  return Buffer.from(await loadSecret(db, 'previews')).toString('base64url')
}

function openEngineOf({ config, log, metrics }: StartParts): CataloguePorts['openEngine'] {
  return async ({ directory, notFilterable }) => {
    const languageOf = (code: string) => findStoreView(directory, code).language
    const open = findSearchAdapter(config.searchAdapter)
    const opened = await open({ languageOf, notFilterable, ...config.searchCluster, log })
    const views = () => directory.views.map(({ code }) => code)
    return { ...opened, engine: measureSearch(opened.engine, { registry: metrics.registry, views }) }
  }
}
