import type { Result } from '@vonk/domain/result'
import type { Asker, Throttled } from '@vonk/domain/throttle'
import { type Database, statement } from '@vonk/platform/db'
import { type Attempt, counting, type StoredCounter, type Throttles } from '../throttles/index.ts'
import { countLogin } from './count-login.ts'
import { findLoginAccount, type LoginAccount, namedNetwork, selectingAccount } from './login-networks.ts'

type LoginParts = { readonly db: Database; readonly throttles: Throttles }
type Begun = { readonly account: LoginAccount | null; readonly counted: Result<Attempt, Throttled> }

/** Whose account a log-in is for, and the attempt counted. */
export async function beginLogin(parts: LoginParts, email: string, asker: Asker): Promise<Begun> {
  return (await beginAtOnce(parts, email, asker)) ?? (await beginInSteps(parts, email, asker))
}

/** In one statement, as each log-in waits for it. Null where a counter is full: which of them count then depends on the account. */
async function beginAtOnce({ db, throttles }: LoginParts, email: string, asker: Asker): Promise<Begun | null> {
  let account: LoginAccount | null = null
  const counted = await throttles.attemptInside(
    ['log-in', 'log-in-elsewhere'],
    asker,
    async ({ actions, keys, since, at }) => {
      const isEverywhere = actions.map((action) => action === 'log-in')
      const [row] = await insertLogin(db, ...[email, namedNetwork(asker.visitor)], ...[keys, since, isEverywhere, at])
      account = row?.account ?? null
      return row?.counted ?? []
    },
  )
  return counted?.ok ? { account, counted } : null
}

async function beginInSteps({ db, throttles }: LoginParts, email: string, asker: Asker): Promise<Begun> {
  const account = await findLoginAccount(db, { email, visitor: asker.visitor })
  const network = account?.isKnownNetwork ? 'known' : 'unknown'
  return { account, counted: await countLogin(throttles, { asker, network }) }
}

type BegunRow = { readonly account: LoginAccount | null; readonly counted: readonly StoredCounter[] | null }

const insertLogin = statement<BegunRow>(
  'session-begin',
  `with account as materialized (${selectingAccount}), wanted as materialized (
    select key, min(since) as since
    from unnest((select $3::text[]), (select $4::bigint[]), (select $5::boolean[])) as each (key, since, everywhere)
    where everywhere or not coalesce((select "isKnownNetwork" from account), false) group by key
  ), ${counting('$6')}
  select (select to_json(account) from account) as account, (select json_agg(counted) from counted) as counted`,
)
