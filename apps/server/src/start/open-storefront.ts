import type { Server } from 'node:http'
import { join } from 'node:path'
import { ensureDeskBuild, ensureStorefrontBuild } from '../app-builds/index.ts'
import { assumeProduction } from '../config.ts'
import type { Middleware } from '../pages/develop-storefront.ts'
import { loadStorefront } from '../pages/load-storefront.ts'
import { measureStorefront } from '../pages/measure-storefront.ts'
import type { Storefront } from '../pages/storefront.ts'
import { duties } from './roles.ts'
import type { StartOptions, StartParts } from './start-options.ts'

type OpenStorefront = Storefront & { readonly middleware?: Middleware; close(): Promise<void> }

/** The storefront this process serves: built when stale, or from source while developing; none for api and worker. */
export async function openStorefront(options: StartParts, http: Server): Promise<OpenStorefront | null> {
  if (!duties[options.config.role].hasPages) return null
  const storefront = options.isDevelopment ? await developFromSource(options, http) : await loadBuilt(options)
  measureStorefront(options.metrics.registry, storefront)
  return { ...storefront, deskFolder: await buildDesk(options) }
}

/** Builds what is stale before it is needed, so that several processes need not. */
export async function buildPages(options: StartOptions): Promise<void> {
  await buildStorefront(options)
  await buildDesk(options)
}

async function developFromSource({ root, progress }: StartParts, http: Server): Promise<OpenStorefront> {
  // Vite is a tool of developers: a shop in production never loads it.
  const { developStorefront } = await import('../pages/develop-storefront.ts')
  return progress.step('vite', () => developStorefront(root, http))
}

async function loadBuilt(options: StartParts): Promise<OpenStorefront> {
  const buildFolder = await buildStorefront(options)
  assumeProduction()
  const storefront = await loadStorefront(buildFolder)
  return { ...storefront, close: async () => {} }
}

function buildStorefront({ root, progress }: StartOptions): Promise<string> {
  return progress.step('build', (say) => ensureStorefrontBuild({ root, onProgress: say }))
}

async function buildDesk({ root, progress }: StartOptions): Promise<string> {
  return join(await progress.step('desk', (say) => ensureDeskBuild({ root, onProgress: say })), 'client')
}
