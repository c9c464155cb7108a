import { inject } from 'vitest'
import { hasJava } from './node-artefacts.ts'
import { startSearchCluster } from './start-search-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster a developer names, or nothing. */
    testSearchUrl: string
  }
}

export type FoundCluster = { readonly urls: readonly string[]; stop(): Promise<void> }

/** The cluster that tests may use: the one the developer names, or one of our own; null, and a line about it, where there is neither. */
export async function findSearchCluster(): Promise<FoundCluster | null> {
  const named = inject('testSearchUrl')
  if (named !== '') return { urls: named.split(','), stop: async () => {} }
  if (!(await hasJava())) {
    process.stderr.write('OpenSearch is left out: there is no Maven and no VONK_TEST_SEARCH_URL\n')
    return null
  }
  const { nodes, stop } = await startSearchCluster()
  return { urls: nodes.map(({ url }) => url), stop }
}
