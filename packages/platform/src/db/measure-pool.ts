import type { Pool } from 'pg'
import { addGauge, type Registry } from '../metrics/index.ts'

type PoolFigures = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> & {
  readonly options: { readonly max: number }
}

/** How the connections of this process are used: when all are busy and somebody waits, calls become slow and then fail. */
export function measurePool(registry: Registry, pool: PoolFigures): void {
  addGauge(registry, {
    name: 'database_connections',
    help: 'Open connections of this process to the database',
    labelNames: ['state'],
    read: () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  })
  addGauge(registry, {
    name: 'database_connections_limit',
    help: 'Most connections this process may open to the database',
    read: () => [{ value: pool.options.max }],
  })
  addGauge(registry, {
    name: 'database_connection_waiting',
    help: 'Statements that wait for a free connection',
    read: () => [{ value: pool.waitingCount }],
  })
}
