import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, Pool, type PoolConfig } from 'pg'
import type { Log } from '../log/index.ts'
import { addressesOf, addressOf, connectionTo } from './connection-to.ts'
import { DatabaseUnavailable } from './database-errors.ts'

type PoolOptions = Omit<PoolConfig, 'connectionString' | 'stream' | 'log'> & {
  readonly url: string
  readonly log: Log
  readonly isWatched?: boolean
}

export type OpenPool = { readonly pool: Pool; close(): Promise<void> }

const TICK_MS = 250
/** So many ticks without a byte for anybody who waits, and the server is asked whether it is there. */
const QUIET_TICKS = 5
/** So many it has for its answer. Ticks, not a clock: those of a process that is busy itself come late. */
const PATIENT_TICKS = 8

/**
 * A pool that notices a server which is there and says nothing (stopped, out of reach without a word): its connections are given
 * up and new ones refused until it answers again. A statement may take as long as it likes while the server answers others.
 * Of several servers each is watched by itself, so that the new primary is no sign of life of the old one.
 */
export function openPool({ url, log, isWatched = true, ...config }: PoolOptions): OpenPool {
  const sockets = new Set<Socket>()
  const connection = connectionTo(url)
  const addresses = addressesOf(url)
  const silent = new Set<string>()

  function openSocket(): Socket {
    const socket = connection.stream?.() ?? new Socket()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (silent.size === addresses.length) queueMicrotask(() => socket.destroy(silence()))
    return socket
  }

  const pool = new Pool({ ...config, ...connection, keepAlive: true, stream: openSocket })
  const closing = new AbortController()
  for (const address of isWatched ? addresses : []) {
    const socketsTo = () =>
      addresses.length === 1 ? [...sockets] : [...sockets].filter((s) => addressOf(s) === address)
    const watched: Watched = {
      isWaitedFor: () => pool.totalCount > pool.idleCount && socketsTo().length > 0,
      countHeard: () => socketsTo().reduce((sum, { bytesRead }) => sum + bytesRead, 0),
      ask: () => hasAnswer(address),
      signal: closing.signal,
    }
    const server = new URL(address).host
    void watch(watched, (isSilent) => {
      if (isSilent) {
        silent.add(address)
        log.warn({ server }, 'the database does not answer: its connections are given up')
        for (const socket of socketsTo()) socket.destroy(silence())
      } else {
        silent.delete(address)
        log.info({ server }, 'the database answers again')
      }
    })
  }
  return {
    pool,
    close() {
      closing.abort()
      return pool.end()
    },
  }
}

function silence(): DatabaseUnavailable {
  return new DatabaseUnavailable(new Error('the server does not answer'))
}

type Watched = {
  isWaitedFor(): boolean
  countHeard(): number
  ask(): Promise<boolean>
  readonly signal: AbortSignal
}

async function watch(watched: Watched, say: (isSilent: boolean) => void): Promise<void> {
  const { ask, signal } = watched
  while (await becomesSilent(watched)) {
    say(true)
    let isBack = false
    while (!isBack && (await tick(signal))) isBack = await ask()
    if (isBack) say(false)
  }
}

/** Ends when it has become silent, or false when nobody watches any more. */
async function becomesSilent({ isWaitedFor, countHeard, ask, signal }: Watched): Promise<boolean> {
  let heard = 0
  let quietTicks = 0
  while (await tick(signal)) {
    const before = heard
    heard = countHeard()
    quietTicks = isWaitedFor() && heard === before ? quietTicks + 1 : 0
    if (quietTicks < QUIET_TICKS) continue
    quietTicks = 0
    // Whoever was answered meanwhile was answered by the server that was asked.
    if (!(await ask()) && countHeard() === heard) return !signal.aborted
  }
  return false
}

/** False when nobody watches any more. */
async function tick(signal: AbortSignal): Promise<boolean> {
  await pause(TICK_MS, null, { signal, ref: false }).catch(() => {})
  return !signal.aborted
}

/** Whether the server says anything at all: also that it takes nobody, or that there is none. */
async function hasAnswer(connectionString: string): Promise<boolean> {
  const socket = new Socket()
  const client = new Client({ connectionString, application_name: 'vonk-probe', stream: () => socket })
  client.on('error', () => {})
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => true,
    )
  try {
    for (let tick = 0; tick < PATIENT_TICKS; tick += 1) {
      if (await Promise.race([answer, pause(TICK_MS, false, { ref: false })])) return true
    }
    return false
  } finally {
    socket.destroy()
  }
}
