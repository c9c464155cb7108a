import { createContext, type ServerBuild } from 'react-router'
import type { PageAssets } from '../features/shell/index.ts'
import type { DispatchedPage } from './load-dispatched.server.ts'

type RouteFiles = { readonly css?: readonly string[] | undefined; readonly imports?: readonly string[] | undefined }
type Manifest = Pick<ServerBuild['assets'], 'routes'>

/** What routes may know about the files of the build. */
export type BuildFiles = {
  /** The files of pages that are shown without a route of their own. */
  assetsOf(...kinds: DispatchedPage['kind'][]): PageAssets
  /** The script of the home page. */
  readonly homeScript: string | null
}

const none: PageAssets = { styles: [], scripts: [] }

/** Where routes find the files of the build. */
export const buildFilesContext = createContext<BuildFiles>({ assetsOf: () => none, homeScript: null })

// Routes on every page, whose files the router itself names.
const around = ['root', 'routes/page']

/** Reads the build's manifest once. */
export function readBuildFiles({ routes }: Manifest): BuildFiles {
  const named = around.flatMap((id) => routes[id] ?? [])
  const assets: Record<DispatchedPage['kind'], PageAssets> = {
    product: missingFrom(named, routes['routes/product']),
    category: missingFrom(named, routes['routes/category']),
    story: missingFrom(named, routes['routes/home']),
    'not-found': none,
  }
  return {
    assetsOf: (...kinds) => join(kinds.map((kind) => assets[kind])),
    homeScript: routes['routes/home']?.module ?? null,
  }
}

function join(assets: readonly PageAssets[]): PageAssets {
  return {
    styles: [...new Set(assets.flatMap(({ styles }) => styles))],
    scripts: [...new Set(assets.flatMap(({ scripts }) => scripts))],
  }
}

function missingFrom(named: readonly RouteFiles[], { css = [], imports = [] }: RouteFiles = {}): PageAssets {
  const seen = new Set(named.flatMap((route) => [...(route.css ?? []), ...(route.imports ?? [])]).map(addressOf))
  const missing = (files: readonly string[]) => files.map(addressOf).filter((address) => !seen.has(address))
  return { styles: missing(css), scripts: missing(imports) }
}

/** The router marks files that several routes share with an empty fragment. */
function addressOf(file: string): string {
  return file.replace(/#$/, '')
}
