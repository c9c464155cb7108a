import { randomUUID } from 'node:crypto'
import { type Db, statement } from '@vonk/platform/db'
import { type Attempt, owedValues, takingBack } from '../throttles/index.ts'
import { describeDevice } from './describe-device.ts'
import { digestOf, namedNetwork } from './login-networks.ts'
import { insertToken } from './store.ts'
import { hashToken, newToken } from './token.ts'

const HOUR = 3_600_000
const lifeMs = { access: HOUR, refresh: 30 * 24 * HOUR }
/** Logging in is not limited for whoever knows the password. */
const MOST_SESSIONS = 40
/** More than a person logs in from; who knows the password can add any number. */
const MOST_NETWORKS = 20

export type Tokens = { readonly token: string; readonly refreshToken: string }

type Entry = {
  readonly customerId: number
  readonly visitor: string | null
  /** What the browser says of itself. */
  readonly userAgent: string | null
  /** What was counted of this log-in; whoever turned out to be right has not guessed. */
  readonly counted?: Attempt
  readonly now: number
}

/** Logs in whoever has proved who they are. */
export async function openSession(
  db: Db,
  { customerId, visitor, userAgent, counted = [], now }: Entry,
): Promise<Tokens> {
  const { browser, system } = describeDevice(userAgent)
  const [token, refreshToken] = [newToken(), newToken()]
  await insertSession(
    db,
    ...[customerId, randomUUID(), browser, system],
    ...[hashToken(token), expiryOf('access', now), hashToken(refreshToken), expiryOf('refresh', now)],
    ...[namedNetwork(visitor), new Date(now)],
    ...[MOST_SESSIONS - 1, MOST_NETWORKS - 1],
    ...owedValues(counted),
  )
  return { token, refreshToken }
}

/**
 * One statement, because each log-in waits for it: the session with its tokens, the network it came from, an end to the oldest,
 * and what its attempt had counted.
 */
const insertSession = statement<never>(
  'session-open',
  `with came as (select ${digestOf('$1::integer', '$9::text')} as network), ${takingBack('$13', '$14')}, opened as (
    insert into customer_session (customer_id, id, browser, system, created_at, used_at)
    values ($1, $2, $3, $4, $10::timestamptz, $10::timestamptz) returning id
  ), network as (
    insert into login_network (customer_id, network) select $1, network from came where network is not null
    on conflict (customer_id, network) do update set seen_at = now()
  ), old_networks as (
    delete from login_network where customer_id = $1 and network in (
      select network from login_network where customer_id = $1 and network is distinct from (select network from came)
      order by seen_at desc, network offset $12 for update skip locked)
  ), old_sessions as (
    delete from customer_session where id in (
      select id from customer_session where customer_id = $1 order by created_at desc, id offset $11)
  ), old_tokens as (
    delete from session_token where hash in (
      select hash from session_token where expires_at < $10::timestamptz limit 20 for update skip locked)
  )
  insert into session_token (hash, session_id, kind, expires_at)
  select hash, opened.id, kind, expires_at
  from opened, (values ($5::text, 'access', $6::timestamptz), ($7::text, 'refresh', $8::timestamptz)) as token (hash, kind, expires_at)`,
)

const expiryOf = (kind: 'access' | 'refresh', now: number): Date => new Date(now + lifeMs[kind])

type Issue = {
  readonly sessionId: string
  readonly kind: 'access' | 'refresh'
  readonly now: number
  /** When the session ends, where that is settled: no token outlives it. */
  readonly endsAt?: number
}

export async function issueToken(
  tx: Db,
  { sessionId, kind, now, endsAt = Number.POSITIVE_INFINITY }: Issue,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Math.min(expiryOf(kind, now).getTime(), endsAt))
  await insertToken(tx, { token, sessionId, kind, expiresAt })
  return token
}
