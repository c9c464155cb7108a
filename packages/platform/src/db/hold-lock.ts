import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Log } from '../log/index.ts'
import { connect } from './connect.ts'

export type LockOptions = {
  readonly url: string
  /** Who holds the lock of this name is the only one who works. */
  readonly name: string
  /** Runs while the lock is held; has to end soon after the signal, which also tells that the lock is lost. */
  work(signal: AbortSignal): Promise<void>
  readonly log: Log
  /** How often the lock is asked for, and whether it is still held. */
  readonly everyMs?: number
}

export type HeldLock = { close(): Promise<void> }

/** Of all processes that ask for a lock, one works at a time; another takes over when it is gone. On a connection of its own. */
export function holdLock(options: LockOptions): HeldLock {
  const closing = new AbortController()
  const holding = keepAsking(options, closing.signal)
  return {
    async close() {
      closing.abort()
      await holding
    },
  }
}

async function keepAsking(options: LockOptions, closing: AbortSignal): Promise<void> {
  const { log, everyMs = 1_000 } = options
  while (!closing.aborted) {
    await askOnce(options, closing).catch((err) => {
      if (!closing.aborted) log.warn({ err, lock: options.name }, 'the lock could not be held: trying again')
    })
    await pause(everyMs, null, { signal: closing }).catch(() => {})
  }
}

async function askOnce({ url, name, work, everyMs = 1_000 }: LockOptions, closing: AbortSignal): Promise<void> {
  const client = await connect({ connectionString: url, application_name: 'vonk-lock', keepAlive: true })
  try {
    while (!(await takes(client, name))) {
      await pause(everyMs, null, { signal: closing })
    }
    await workWhileHeld(client, { work, everyMs, closing })
  } finally {
    client.end().catch(() => {})
  }
}

type Working = { work(signal: AbortSignal): Promise<void>; readonly everyMs: number; readonly closing: AbortSignal }

async function workWhileHeld(client: Client, { work, everyMs, closing }: Working): Promise<void> {
  const lost = new AbortController()
  const signal = AbortSignal.any([closing, lost.signal])
  const ended = once(client, 'end', { signal }).then(() => lost.abort())
  ended.catch(() => {})
  const watching = watch(client, everyMs, signal).catch(() => lost.abort())
  try {
    await work(signal)
  } finally {
    lost.abort()
    await watching
  }
}

/** A connection that is gone without a word shows only when it is used. */
async function watch(client: Client, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.race([client.query('select 1'), tooLate(everyMs * 5)])
    await pause(everyMs, null, { signal }).catch(() => {})
  }
}

async function tooLate(ms: number): Promise<never> {
  await pause(ms, null, { ref: false })
  throw new Error(`the database did not answer within ${ms} ms`)
}

async function takes(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [name])
  return rows[0]?.taken ?? false
}
