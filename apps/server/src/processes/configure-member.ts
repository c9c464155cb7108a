import { availableParallelism } from 'node:os'
import type { Config } from '../config.ts'
import type { Order } from './questions.ts'

/** The settings of one process of the group: what limits the whole shop is shared out among those that serve. */
export function configureMember(config: Config, { duty, databaseUrl, port, drawsAhead }: Order): Config {
  const share = (whole: number) => Math.ceil(whole / config.processes)
  const { perProcess, perAddress } = config.connections
  return {
    ...config,
    role: duty === 'work' ? 'worker' : roleOfServing(config),
    databaseUrl,
    port,
    connections: { perProcess: share(perProcess), perAddress: perAddress && share(perAddress) },
    imageWorkers: share(config.imageWorkers ?? availableParallelism()),
    hasDrawnAhead: config.hasDrawnAhead && drawsAhead,
    // The primary process has it, with the figures of all.
    operatorAddress: null,
  }
}

function roleOfServing({ role }: Config): Config['role'] {
  return role === 'all' ? 'web' : role
}
