import { createLocalThrottle } from '@vonk/commerce/throttles'
import type { Log } from '@vonk/platform/log'
import { addUpFigures, type Registry } from '@vonk/platform/metrics'
import type { Drain } from '../start/start-options.ts'
import { type KeptMember, keepMember } from './keep-member.ts'
import { launchMember } from './launch-member.ts'
import type { Order, PrimaryAnswers } from './questions.ts'

type GroupOptions = {
  readonly processes: number
  /** Whether one more process works the jobs. */
  readonly hasWorker: boolean
  readonly databaseUrl: string | undefined
  readonly port: number
  readonly registry: Registry
  readonly log: Log
}

export type ProcessGroup = {
  /** Resolves with the common port once all of them are ready. */
  start(): Promise<number>
  /** Whether anybody serves. */
  isServing(): boolean
  /** One after the other is replaced by a new one; where a new one does not come up, the rest stays as it is. */
  restart(): Promise<void>
  readFigures(): Promise<string>
  stop(drain: Drain): Promise<void>
}

/** The processes of a shop on one machine: several that serve behind one port, and one for the jobs. */
export function createGroup(options: GroupOptions): ProcessGroup {
  const { log, registry } = options
  // What is counted in memory is counted here, for all of them together.
  const count = createLocalThrottle(Date.now)
  const { serving, working, reach } = createPlaces(options, {
    count: ({ key, limit }) => count(key, limit),
    figures: readFigures,
  })
  const all = [...serving, ...working]
  let restarting: Promise<void> | null = null

  async function readFigures(): Promise<string> {
    const members = all.flatMap((place) => place.current() ?? [])
    const figures = await Promise.all([registry.getMetricsAsJSON(), ...members.map((member) => member.readFigures())])
    return addUpFigures(figures)
  }

  async function replaceAll(): Promise<void> {
    log.info({ processes: all.length }, 'rolling restart: one process after the other is replaced')
    for (const place of all) {
      if (!(await place.replace()))
        return log.error('the rolling restart ends here: the other processes stay as they are')
    }
    log.info('rolling restart: all processes are new')
  }

  return {
    async start() {
      const [port = options.port] = await Promise.all(serving.map((place) => place.start()))
      reach(port)
      for (const place of working) await place.start()
      return port
    },
    isServing: () => serving.some((place) => place.current()?.isGone() === false),
    restart() {
      restarting ??= replaceAll().finally(() => {
        restarting = null
      })
      return restarting
    },
    readFigures,
    async stop(drain) {
      await Promise.all(serving.map((place) => place.stop(drain)))
      await Promise.all(working.map((place) => place.stop({ ms: 0 })))
    },
  }
}

type Places = {
  readonly serving: readonly KeptMember[]
  readonly working: readonly KeptMember[]
  /** Says which port the shop was given. */
  reach(port: number): void
}

function createPlaces(options: GroupOptions, shared: Pick<PrimaryAnswers, 'count' | 'figures'>): Places {
  const { processes, hasWorker, databaseUrl, log } = options
  let { port } = options
  const keep = (name: string, orderOf: () => Omit<Order, 'databaseUrl'>) =>
    keepMember({ name, log, launch: () => launchMember({ ...orderOf(), databaseUrl }, shared) })
  return {
    serving: Array.from({ length: processes }, (_, at) =>
      keep(`serve ${at + 1}`, () => ({ duty: 'serve', port: options.port, drawsAhead: at === 0 })),
    ),
    // It calls the shop and writes its address into mails.
    working: hasWorker ? [keep('work', () => ({ duty: 'work', port, drawsAhead: false }))] : [],
    reach(reached) {
      port = reached
    },
  }
}
