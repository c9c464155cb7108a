export { ClusterRefused, checkCluster } from './check-cluster.ts'
export { type Cluster, type ClusterSettings, connectCluster, SearchFailed } from './cluster.ts'
export { createOpenSearch, type OpenSearch, type OpenSearchSettings } from './create-open-search.ts'
