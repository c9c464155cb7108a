import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorefrontBuild } from '@vonk/page-host'
import type { Storefront } from './storefront.ts'

/** The production build, which `npm start` has brought up to date before. */
export async function loadStorefront(buildFolder: string): Promise<Storefront> {
  // The build is made by Vite from apps/storefront/app/server.ts, whose exports have this shape.
  const build: StorefrontBuild = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)
  return { renderPage: build.renderPage, cacheUsage: build.cacheUsage, clientFolder: join(buildFolder, 'client') }
}
