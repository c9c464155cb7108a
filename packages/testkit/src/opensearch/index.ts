export { type FoundCluster, findSearchCluster } from './find-search-cluster.ts'
export { hasJava } from './node-artefacts.ts'
export { type SearchCluster, startSearchCluster } from './start-search-cluster.ts'
export type { SearchNode } from './start-search-node.ts'
