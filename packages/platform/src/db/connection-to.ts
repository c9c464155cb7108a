import { Socket } from 'node:net'
import { Client, DatabaseError } from 'pg'

const address = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(\/.*)?$/

/** One address per server: `postgres://user:password@one:5432,other:5432/shop` names two, of which one may be written at a time. */
export function addressesOf(url: string): readonly string[] {
  const [, before = '', hosts = url, after = ''] = address.exec(url) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** Whether it is the address of a PostgreSQL database, on one server or several. */
export function isDatabaseUrl(text: string): boolean {
  return address.test(text) && addressesOf(text).every((each) => URL.canParse(each) && new URL(each).hostname !== '')
}

/** How `pg` reaches a database; of several servers, always the one that can be written at that moment. */
export function connectionTo(url: string): { readonly connectionString: string; readonly stream?: () => Socket } {
  const addresses = addressesOf(url)
  const [first = url] = addresses
  if (addresses.length === 1) return { connectionString: url }
  const finder = createPrimaryFinder(addresses)
  // The user, the password and what TLS is told are those of the first; only where the connection leads is decided each time.
  return { connectionString: first, stream: () => new PrimarySocket(finder) }
}

/** Which of several servers the socket leads to; null while that is being found out. */
export function addressOf(socket: Socket): string | null {
  return socket instanceof PrimarySocket ? socket.server : null
}

type Place = { readonly address: string; readonly host: string; readonly port: number }

type PrimaryFinder = { find(): Promise<Place>; forget(): void }

class PrimarySocket extends Socket {
  /** Its address, once it is known. */
  server: string | null = null
  private readonly finder: PrimaryFinder

  constructor(finder: PrimaryFinder) {
    super()
    this.finder = finder
    // A server that ends connections may be another when it is back.
    this.once('close', finder.forget)
  }

  override connect(): this {
    this.finder.find().then(
      ({ address, host, port }) => {
        this.server = address
        super.connect(port, host)
      },
      (error) => this.destroy(error),
    )
    return this
  }
}

/** So long a server is believed to be the primary one without being asked. */
const FRESH_MS = 1_000
/** A server that takes longer to answer is none to connect to. */
const PATIENCE_MS = 2_000

/** Asks all servers, once for all who connect at the same time. */
function createPrimaryFinder(addresses: readonly string[]): PrimaryFinder {
  let found: Promise<Place> | null = null
  let askedAt = 0
  const forget = () => {
    found = null
  }
  return {
    find() {
      if (found && performance.now() - askedAt < FRESH_MS) return found
      askedAt = performance.now()
      found = choosePrimary(addresses)
      found.catch(forget)
      return found
    },
    forget,
  }
}

type Primary = Place & { readonly timeline: number }

/** Two may believe to be primary, when the old one came back after another was promoted: the newer history counts. */
async function choosePrimary(addresses: readonly string[]): Promise<Place> {
  const asked = await Promise.allSettled(addresses.map(askServer))
  const primaries = asked.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
  const [newest] = primaries.toSorted((one, other) => other.timeline - one.timeline)
  if (newest) return newest
  const reasons: unknown[] = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  // What a server says tells more than that there is none.
  throw reasons.find((reason) => reason instanceof DatabaseError) ?? reasons[0] ?? new NoPrimary()
}

class NoPrimary extends Error {
  override readonly name = 'NoPrimary'

  constructor() {
    super('all servers of the database are replicas at present')
  }
}

const question = `select ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline
  where not pg_is_in_recovery()`

/** Null for a replica. */
async function askServer(connectionString: string): Promise<Primary | null> {
  const client = new Client({
    connectionString,
    application_name: 'vonk-find-primary',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: number }>(question)
    return rows[0] ? { address: connectionString, host: client.host, port: client.port, ...rows[0] } : null
  } finally {
    client.end().catch(() => {})
  }
}
