import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from './find-free-port.ts'
import { createThrowAwayFolder } from './throw-away-folder.ts'

export type Pooler = { readonly url: string; stop(): Promise<void> }

type PoolerOptions = {
  /** How many connections to the server it lends. */
  readonly size: number
  /** Whether it sets them up before it lends them, as deploy/README.md asks it to. */
  readonly isSetUp?: boolean
}

const PATIENCE_MS = 20_000

const settings = {
  ...{ 'vonk.writer': 'shop', statement_timeout: '30s', idle_in_transaction_session_timeout: '60s' },
  client_connection_check_interval: '2s',
}
/** Within quotes of the file of settings. */
const connectQuery = `select ${Object.entries(settings)
  .map(([name, value]) => `set_config(''${name}'', ''${value}'', false)`)
  .join(', ')}`

/** Whether PgBouncer is on this machine. */
export async function hasPooler(): Promise<boolean> {
  const asked = spawn('pgbouncer', ['--version'], { stdio: 'ignore' })
  const [code] = await Promise.race([once(asked, 'exit'), once(asked, 'error').then(() => [1])]).catch(() => [1])
  return code === 0
}

/** PgBouncer before a database, lending a connection for each transaction. */
export async function startPooler(databaseUrl: string, { size, isSetUp = true }: PoolerOptions): Promise<Pooler> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl)
  const folder = await createThrowAwayFolder()
  // Started by root it becomes another user, who has to read its file.
  await chmod(folder.path, 0o755)
  const port = await findFreePort()
  const server = `host=${hostname} port=${serverPort} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`
  const query = isSetUp ? ` connect_query='${connectQuery}'` : ''
  const listening = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'any' },
    ...{ pool_mode: 'transaction', default_pool_size: size, max_client_conn: 300 },
  }
  const lines = Object.entries(listening).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder.path, 'pgbouncer.ini')
  await writeFile(file, ['[databases]', `shop = ${server}${query}`, '[pgbouncer]', ...lines, ''].join('\n'))
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' })
  await whenListening(port)
  return {
    url: `postgres://${username}@127.0.0.1:${port}/shop`,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      await folder.remove()
    },
  }
}

async function whenListening(port: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(20)
  }
  throw new Error('PgBouncer does not listen')
}
