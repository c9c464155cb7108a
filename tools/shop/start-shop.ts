import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, projectRoot } from '../files/project-root.ts'
import { spawnTied } from '../processes/spawn-tied.ts'
import { findFreePort } from './find-free-port.ts'
import { waitUntilReady } from './wait-until-ready.ts'

export type RunningShop = {
  port: number
  pid: number
  startedInMs: number
  /** What it has said so far. */
  output: () => string
  /** Drains and ends the shop; throws when it does not end well. */
  stop: () => Promise<void>
}

type Options = {
  dataFolder: string
  /** Any free one when left out. */
  port?: number
  /** Another checkout of the project; this one when left out. */
  root?: string
  env?: Record<string, string>
  args?: string[]
  /** One that does not end starts, unless it hangs: building pages and filling a database take minutes where others are busy. */
  patienceMs?: number
}

const stopPatienceMs = 60_000

/** Starts the real shop in a process of its own, as `npm start` does, and waits until it is ready to sell. */
export async function startShop({
  dataFolder,
  port: wanted,
  root = projectRoot,
  env = {},
  args = [],
  patienceMs = 600_000,
}: Options): Promise<RunningShop> {
  const port = wanted ?? (await findFreePort())
  const { flags, environment } = serverProcessOf(root)
  const start = performance.now()
  const { child, output } = spawnTied(join(root, 'apps/server/src/main.ts'), args, {
    cwd: root,
    flags,
    env: { ...machineEnvironment(), ...environment, PORT: String(port), VONK_DATA: dataFolder, ...env },
  })
  try {
    await waitUntilReady({ port, patienceMs, isAlive: () => isAlive(child) })
  } catch (cause) {
    child.kill('SIGKILL')
    throw new Error(`the shop did not start:\n${output()}`, { cause })
  }
  return { port, pid: child.pid ?? 0, startedInMs: performance.now() - start, output, stop: () => stop(child, output) }
}

async function stop(child: ChildProcess, output: () => string) {
  const gone = isAlive(child) ? once(child, 'exit') : Promise.resolve([child.exitCode, child.signalCode])
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs)
  const [code, signal] = await gone
  clearTimeout(killing)
  if (code !== 0) throw new Error(`the shop ended with ${signal ?? `code ${code}`}:\n${output()}`)
}

function isAlive({ exitCode, signalCode }: ChildProcess) {
  return exitCode === null && signalCode === null
}

type ServerProcess = { readonly flags: readonly string[]; readonly environment: Readonly<Record<string, string>> }

/** How the checkout's own launcher starts a server; older ones said nothing about it. */
function serverProcessOf(root: string): ServerProcess {
  const file = join(root, 'tools/bootstrap/server-process.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { flags: [], environment: {} }
}

/** Settings of the developer's own shop stay out: a test never touches their database or port. */
function machineEnvironment() {
  const { PATH, HOME, TMPDIR, LANG, TZ } = process.env
  const NODE_COMPILE_CACHE = inProject('.data/compile-cache')
  // No balancer watches the shops of tests and measurements, and all their visitors come from this machine.
  const own = { NODE_ENV: 'production', VONK_DRAIN_SECONDS: '0', VONK_UNLIMITED_NETWORKS: '127.0.0.0/8,::1' }
  return { PATH, HOME, TMPDIR, LANG, TZ, NODE_COMPILE_CACHE, ...own }
}
