import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createThrowAwayFolder } from '../throw-away-folder.ts'
import { loadNodeJars } from './node-artefacts.ts'
import { type SearchNode, startSearchNode } from './start-search-node.ts'

export type SearchCluster = {
  readonly nodes: readonly SearchNode[]
  /** Resolves when all nodes have found each other and every document can be asked for. */
  whenAnswering(): Promise<void>
  /** The same, and every document has its copy on another node. */
  whenWhole(patienceMs?: number): Promise<void>
  stop(): Promise<void>
}

const PATIENCE_MS = 120_000

type ClusterPlan = { readonly size?: number; readonly isMeasured?: boolean }

/** Nodes of OpenSearch on this machine that are one cluster, with their data in a folder that goes with them. */
export async function startSearchCluster({ size = 3, isMeasured = false }: ClusterPlan = {}): Promise<SearchCluster> {
  const jars = await loadNodeJars()
  const folder = await createThrowAwayFolder()
  const ports = await findFreePorts(size * 2)
  const seeds = ports.slice(size).map((port) => `127.0.0.1:${port}`)
  const names = seeds.map((_, place) => `node-${place}`)
  const nodes = names.map((name, place) =>
    startSearchNode({
      jars,
      folder: join(folder.path, name),
      httpPort: ports[place] ?? 0,
      isMeasured,
      settings: {
        'cluster.name': `vonk-${process.pid}-${ports[0]}`,
        'node.name': name,
        'network.host': '127.0.0.1',
        'transport.port': String(ports[size + place]),
        'discovery.seed_hosts': seeds.join(','),
        'cluster.initial_cluster_manager_nodes': names.join(','),
        // A developer's disk is often fuller than a server's may be.
        'cluster.routing.allocation.disk.threshold_enabled': 'false',
      },
    }),
  )
  const cluster: SearchCluster = {
    nodes,
    whenAnswering: () => waitForHealth(nodes, 'yellow'),
    whenWhole: (patienceMs) => waitForHealth(nodes, 'green', patienceMs),
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()))
      await folder.remove()
    },
  }
  try {
    await cluster.whenWhole()
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function waitForHealth(
  nodes: readonly SearchNode[],
  status: 'yellow' | 'green',
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = performance.now() + patienceMs
  const path = `/_cluster/health?wait_for_nodes=${nodes.length}&wait_for_status=${status}&timeout=2s`
  while (performance.now() < deadline) {
    for (const { url } of nodes) {
      const answer = await fetch(`${url}${path}`).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.ok) return
    }
    await pause(100)
  }
  const said = nodes.map((node) => node.output()).join('\n')
  throw new Error(`OpenSearch did not become ${status}:\n${await describeMissing(nodes)}\n${said}`)
}

/** The copies of shards that no node has, and why. */
async function describeMissing(nodes: readonly SearchNode[]): Promise<string> {
  const path = '/_cat/shards?h=index,prirep,state,node,unassigned.reason,unassigned.details'
  const answers = nodes.map(async ({ url }) => (await fetch(`${url}${path}`)).text())
  const shards = await Promise.any(answers).catch(() => 'no node answers')
  return shards
    .split('\n')
    .filter((line) => !line.includes(' STARTED '))
    .join('\n')
}

/** All at once: one that is asked for alone may be given out twice. */
async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  // A server that listens on a port has an address of this shape.
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
