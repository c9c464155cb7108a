import { json } from 'node:stream/consumers'
import { createDatabase } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { leavesOf, type Replaying, type ReplayStep, valuesFor } from './plan-replay.ts'
import type { Round } from './round.ts'
import { takeTurns } from './take-turns.ts'

// The yardstick: the statements and commits of a checkout, sent by nothing but `pg`. Nothing is left out of them and
// nothing added: the same texts, prepared where the shop prepares them, in the same transactions, over a pool as large
// as the shop's, each with ids of its own and of different articles, so that they stand in each other's way no more than
// the shop's do. What is missing is all that the shop does around them, HTTP included.
type Replay = Round & { readonly url: string; readonly plan: readonly ReplayStep[] }

// The one who starts this writes exactly that.
const { url, plan, ...round } = (await json(process.stdin)) as Replay
const db = createDatabase({ url, log: createLog({ level: 'warn', name: 'replay' }) })
const connect = () => db.pool.connect()
type Client = Awaited<ReturnType<typeof connect>>

async function replay(sku: string): Promise<void> {
  const answers: string[][] = []
  const replaying: Replaying = { sku, answers, used: new Map() }
  const held = new Map<number, Client>()
  try {
    for (const step of plan) answers.push(await send(step, { replaying, held }))
  } finally {
    // Only one that failed still holds any; what it has begun is given up with its connection.
    for (const client of held.values()) client.release(true)
  }
}

type Sending = { readonly replaying: Replaying; readonly held: Map<number, Client> }

async function send(step: ReplayStep, { replaying, held }: Sending): Promise<string[]> {
  const { connection, name, text, rowCount } = step
  if (text.startsWith('begin')) held.set(connection, await connect())
  const client = held.get(connection)
  const values = valuesFor(step, replaying)
  const answer = await (client ?? db.pool).query({ ...(name && { name }), text, values })
  // Another article may be part of a set and is read with that; what is written is as much for all of them.
  const isRead = text.startsWith('select')
  if (!isRead && answer.rowCount !== rowCount)
    throw new Error(`${answer.rowCount} rows instead of ${rowCount}: ${text}`)
  if (client && /^(commit|rollback)/.test(text)) {
    held.delete(connection)
    client.release()
  }
  return leavesOf(answer.rows)
}

const outcome = await takeTurns(round, replay)
await db.close()
process.stdout.write(JSON.stringify(outcome))
