import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Log } from '../log/index.ts'
import { connectionTo } from './connection-to.ts'

export type ListenOptions = {
  readonly url: string
  readonly channels: readonly string[]
  readonly onNotify: (notification: { readonly channel: string; readonly payload: string }) => void
  /** Called each time listening starts: what was notified before that moment was not heard, so catch up. */
  readonly onConnect: () => void
  readonly log: Log
}

export type Listener = { close(): Promise<void> }

const FIRST_DELAY = 100
const LONGEST_DELAY = 10_000

/** Hears NOTIFY over a connection of its own, and connects again by itself for as long as it is not closed. */
export function listen(options: ListenOptions): Listener {
  const closing = new AbortController()
  const listening = keepListening(options, closing.signal)
  return {
    async close() {
      closing.abort()
      await listening
    },
  }
}

async function keepListening(options: ListenOptions, closing: AbortSignal): Promise<void> {
  let delay = FIRST_DELAY
  const onConnect = () => {
    delay = FIRST_DELAY
    options.onConnect()
  }
  while (!closing.aborted) {
    await listenUntilLost({ ...options, onConnect }, closing).catch((err) => {
      if (!closing.aborted) options.log.warn({ err, retryInMs: delay }, 'not listening to the database')
    })
    await setTimeout(delay, null, { signal: closing }).catch(() => {})
    delay = Math.min(delay * 2, LONGEST_DELAY)
  }
}

async function listenUntilLost({ url, channels, onNotify, onConnect }: ListenOptions, closing: AbortSignal) {
  const client = new Client({
    ...connectionTo(url),
    application_name: 'vonk-listen',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const lost = once(client, 'end', { signal: closing })
  // Errors reach us through `lost`; one that comes later must not end the process.
  client.on('error', () => {})
  client.on('notification', ({ channel, payload = '' }) => onNotify({ channel, payload }))
  try {
    await Promise.race([client.connect(), lost])
    for (const channel of channels) await Promise.race([client.query(`listen ${escapeIdentifier(channel)}`), lost])
    onConnect()
    await lost
  } finally {
    client.end().catch(() => {})
  }
}
