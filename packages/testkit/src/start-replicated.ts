import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { aLog } from './a-log.ts'
import { freezeServer } from './freeze-server.ts'
import { createThrowAwayFolder, findMemory } from './throw-away-folder.ts'

export type Replicated = {
  readonly primary: EmbeddedPostgres
  readonly replica: EmbeddedPostgres
  /** One of the two, whichever is primary: an address with both hosts. */
  readonly bothUrl: string
  /** Runs a statement on one of them. */
  run(server: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]>
  /** From now on the primary server acknowledges no commit that the replica does not have. */
  commitTogether(): Promise<void>
  /** From now on the replica hears nothing of the primary server. */
  separate(): Promise<void>
  /** Ends the primary server as a crash of its machine would, and has the replica take over. */
  failOver(): Promise<void>
  /** Has the replica take over while the primary server is there and says nothing, until the test is over. */
  freezeAndPromote(): Promise<void>
  /** Starts the old primary server again, which knows nothing of the new one. */
  comeBack(): Promise<void>
}

// Safe when servers are killed: only a crash of the machine could hurt.
const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB', wal_keep_size: '256MB' }

/** A server and a streaming replica of it, made of the binaries the project ships; gone when the test is over. */
export async function startReplicated(): Promise<Replicated> {
  const memory = await findMemory()
  const [folder, copy] = [await createThrowAwayFolder(memory), await createThrowAwayFolder(memory)]
  onTestFinished(async () => {
    await Promise.all([folder.remove(), copy.remove()])
  })
  const primary = await start(folder.path)
  await copyCluster(primary, folder.path, copy.path)
  const replica = await start(copy.path)
  return {
    primary,
    replica,
    bothUrl: primary.url.replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${replica.port}/`),
    run,
    async commitTogether() {
      await run(primary, `alter system set synchronous_standby_names = '*'`)
      await run(primary, 'select pg_reload_conf()')
      await waitFor(primary, `select from pg_stat_replication where sync_state = 'sync'`)
    },
    async separate() {
      await run(replica, `alter system set primary_conninfo = ''`)
      await run(replica, 'select pg_reload_conf()')
      await waitFor(primary, 'select where not exists (select from pg_stat_replication)')
    },
    async failOver() {
      const pid = Number((await readFile(join(folder.path, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
      // Told to stop first, so that nobody starts it again; killed before it has heard of it.
      const stopped = primary.stop()
      process.kill(pid, 'SIGKILL')
      await stopped
      await run(replica, 'select pg_promote()')
    },
    async freezeAndPromote() {
      onTestFinished(await freezeServer(folder.path))
      await run(replica, 'select pg_promote()')
    },
    async comeBack() {
      await start(folder.path)
    },
  }
}

async function start(dataFolder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataFolder, log: aLog().log, settings })
  onTestFinished(() => server.stop())
  return server
}

/** What `pg_basebackup` does, which the binaries come without: the files as they are, and a label that says where to begin. */
async function copyCluster(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const [source, target] = [join(from, 'cluster'), join(to, 'cluster')]
  const left = /\/(postmaster\.(pid|opts)|pg_wal\/[^/]+|pg_replslot\/[^/]+)$/
  await withClient(primary.url, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`)
    await cp(source, target, { recursive: true, filter: (path) => !left.test(path) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    await writeFile(join(target, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  await mkdir(join(target, 'pg_wal', 'archive_status'), { recursive: true })
  await cp(join(from, 'password'), join(to, 'password'))
  const { hostname, port, username, password } = new URL(primary.url)
  const way = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`
  await writeFile(join(target, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`)
  await writeFile(join(target, 'standby.signal'), '')
}

/** Asks until there is a row. */
async function waitFor(server: EmbeddedPostgres, question: string): Promise<void> {
  await withClient(server.url, async (client) => {
    while ((await client.query(question)).rowCount === 0) await client.query('select pg_sleep(0.01)')
  })
}

function run(server: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(server.url, async (client) => (await client.query(statement)).rows)
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
