import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { Figures } from '@vonk/platform/metrics'
import { connectLine } from './connect-line.ts'
import type { MemberAnswers, Order, PrimaryAnswers } from './questions.ts'

/** A process of the group, as its primary process sees it. */
export type Member = {
  readonly pid: number | undefined
  /** The port it serves on; rejects when it ends before it does. */
  readonly ready: Promise<number>
  /** Resolves with how it ended. */
  readonly exited: Promise<string>
  isGone(): boolean
  readFigures(): Promise<Figures>
  stop(drain: { readonly ms: number }): void
  handOver(): void
  kill(): void
}

type Shared = Pick<PrimaryAnswers, 'count' | 'figures'>

/** A member that has to be killed has had this long, beyond its drain, to end what it was doing. */
const PATIENCE_MS = 75_000
const FIGURES_MS = 3_000

/** Starts one more process of the group. It asks for its order by itself. */
export function launchMember(order: Order, shared: Shared): Member {
  cluster.schedulingPolicy = cluster.SCHED_RR
  // Figures may be no numbers, which JSON cannot say.
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./member.ts', import.meta.url)),
    args: [],
    serialization: 'advanced',
  })
  const worker = cluster.fork()
  const ready = Promise.withResolvers<number>()
  const exited = Promise.withResolvers<string>()
  let isGone = false
  const line = connectLine<MemberAnswers>(
    {
      // Whoever is gone by now is reported as such.
      send: (message) => void (worker.isConnected() && worker.send(message as object, () => {})), // A message of the line.
      onMessage: (listener) => void worker.on('message', listener),
    },
    { ...shared, order: () => order, ready: ({ port }) => ready.resolve(port) } satisfies PrimaryAnswers,
  )
  worker.on('error', () => {})
  worker.once('exit', (code, signal) => {
    isGone = true
    line.end()
    exited.resolve(signal ?? `code ${code}`)
    ready.reject(new Error(`a process ended before it was ready (${signal ?? `code ${code}`})`))
  })
  // Who waits for it hears of it; who does not must not be ended by it.
  ready.promise.catch(() => {})

  const kill = () => void worker.process.kill('SIGKILL')
  function leave(asked: Promise<void>, ms: number): void {
    asked.catch(() => {})
    const killing = setTimeout(kill, ms + PATIENCE_MS)
    void exited.promise.then(() => clearTimeout(killing))
  }
  return {
    pid: worker.process.pid,
    ready: ready.promise,
    exited: exited.promise,
    isGone: () => isGone,
    readFigures: () => withDeadline(line.ask('figures')),
    stop: (drain) => leave(line.ask('stop', drain), drain.ms),
    handOver: () => leave(line.ask('handOver'), 0),
    kill,
  }
}

/** Nothing of a process that does not answer: the others can still be read. */
async function withDeadline(reading: Promise<Figures>): Promise<Figures> {
  const late = Promise.withResolvers<Figures>()
  const timer = setTimeout(() => late.resolve([]), FIGURES_MS)
  try {
    return await Promise.race([reading.catch(() => []), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
