import { type Build, buildWithReactRouter, buildWithVite } from './run-build.ts'

/** An app that is built before it is served. */
export type App = {
  /** Of its folder under `apps`. */
  readonly name: string
  readonly sources: readonly string[]
  readonly build: Build
  /** The folders a build consists of. */
  readonly parts: readonly string[]
  /** The file without which there is no build. */
  readonly entry: string
}

const configs = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json']

/** What both are made of beside their own folders. */
const shared = [
  'packages/domain',
  'packages/contract',
  'packages/client',
  'packages/languages',
  'packages/ui',
  ...configs,
]

export const storefront: App = {
  name: 'storefront',
  sources: ['apps/storefront', ...shared],
  build: buildWithReactRouter,
  parts: ['client', 'server'],
  entry: 'server/index.js',
}

export const desk: App = {
  name: 'desk',
  sources: ['apps/desk', ...shared],
  build: buildWithVite,
  parts: ['client'],
  entry: 'client/index.html',
}
