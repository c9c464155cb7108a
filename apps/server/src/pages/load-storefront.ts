import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Storefront } from './storefront.ts'

/** The production build, which `npm start` has brought up to date before. */
export async function loadStorefront(buildFolder: string): Promise<Storefront> {
  // The build is made by Vite from apps/storefront/app/server.ts, whose exports have this shape.
  const build: Pick<Storefront, 'renderPage'> = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)
  return { renderPage: build.renderPage, clientFolder: join(buildFolder, 'client') }
}
