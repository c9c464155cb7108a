import type { Server } from 'node:http'
import { assumeProduction } from '../config.ts'
import type { Middleware } from '../pages/develop-storefront.ts'
import { loadStorefront } from '../pages/load-storefront.ts'
import type { Storefront } from '../pages/storefront.ts'
import { ensureStorefrontBuild } from '../storefront-build/index.ts'
import { duties } from './roles.ts'
import type { StartOptions } from './start-options.ts'

type OpenStorefront = Storefront & { readonly middleware?: Middleware; close(): Promise<void> }

/** The storefront this process serves: built when stale, or from source while developing; none for api and worker. */
export async function openStorefront(options: StartOptions, http: Server): Promise<OpenStorefront | null> {
  const { config, root, progress, isDevelopment } = options
  if (!duties[config.role].hasPages) return null
  if (isDevelopment) {
    // Vite is a tool of developers: a shop in production never loads it.
    const { developStorefront } = await import('../pages/develop-storefront.ts')
    return progress.step('vite', () => developStorefront(root, http))
  }
  const buildFolder = await progress.step('build', (say) => ensureStorefrontBuild({ root, onProgress: say }))
  assumeProduction()
  const storefront = await loadStorefront(buildFolder)
  return { ...storefront, close: async () => {} }
}
