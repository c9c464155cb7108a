import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { findFreePort } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'

const run = promisify(execFile)
const { VONK_TEST_BASE_IMAGE: base = 'docker.io/library/node:24-bookworm-slim' } = process.env
const name = `localhost/vonk-test-${process.pid}`
const mostMegabytesOverBase = 350
const patience = { timeout: 1_800_000 }

type Engine = { readonly command: string; readonly inspect: readonly string[]; readonly sizeFormat: readonly string[] }

const engines: readonly Engine[] = [
  { command: 'docker', inspect: ['image', 'inspect'], sizeFormat: ['image', 'inspect', '--format', '{{.Size}}'] },
  { command: 'podman', inspect: ['image', 'inspect'], sizeFormat: ['image', 'inspect', '--format', '{{.Size}}'] },
  { command: 'buildah', inspect: ['inspect', '--type', 'image'], sizeFormat: ['images', '--format', '{{.Size}}'] },
]

/** What can build an image here, and has the base or gets it: an engine that is not running does not count. */
async function findEngine(): Promise<Engine | null> {
  for (const engine of engines) {
    const { command, inspect } = engine
    if ((await succeeds(command, [...inspect, base])) || (await succeeds(command, ['pull', base]))) return engine
  }
  return null
}

function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  )
}

const engine = await findEngine()

async function measure({ command, sizeFormat }: Engine, image: string): Promise<number> {
  const { stdout } = await run(command, [...sizeFormat, image])
  const [, amount = '', unit = 'B'] = /^([\d.]+)\s*([kMG]?B)?/.exec(stdout.trim()) ?? []
  const bytes = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? Number.NaN
  return (Number(amount) * bytes) / 1e6
}

type Started = {
  readonly port: number
  /** Fails with what the shop said when it ends by itself. */
  readonly ended: Promise<never>
  stop(): Promise<unknown>
}

/** Runs a command in the image and answers what it says. */
async function runInside({ command }: Engine, args: readonly string[]): Promise<string> {
  if (command !== 'buildah') return (await run(command, ['run', '--rm', '--entrypoint', '', name, ...args])).stdout
  const container = await openContainer(command)
  try {
    return (await run(command, [...inContainer, container, '--', ...args])).stdout
  } finally {
    await run(command, ['rm', container])
  }
}

const inContainer = ['run', '--isolation', 'chroot']

async function openContainer(command: string): Promise<string> {
  return (await run(command, ['from', name])).stdout.trim()
}

const settings = { VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '40', VONK_IMAGES_AHEAD: 'false', LOG_LEVEL: 'warn' }

/** A shop of the image, as whoever has nothing but the image starts it. */
async function serve({ command }: Engine): Promise<Started> {
  const port = await findFreePort()
  const env = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  if (command === 'buildah') return serveInChroot(command, { port, env })
  const options = ['--detach', '--publish', `127.0.0.1:${port}:3000`, ...env]
  const container = (await run(command, ['run', ...options, name])).stdout.trim()
  const ended = run(command, ['wait', container]).then(async () => {
    throw new Error(`the shop ended: ${(await run(command, ['logs', container])).stdout}`)
  })
  return { port, ended, stop: () => run(command, ['rm', '--force', container]) }
}

/** Buildah starts no containers: what it runs shares the machine's network and processes, and has to say which one it is. */
type InChroot = { readonly port: number; readonly env: readonly string[] }

async function serveInChroot(command: string, { port, env }: InChroot): Promise<Started> {
  const container = await openContainer(command)
  const { stdout } = await run(command, ['inspect', container])
  const { Entrypoint, Cmd } = JSON.parse(stdout).OCIv1.config
  const script = ['sh', '-c', 'echo $$; exec "$0" "$@"', ...Entrypoint, ...Cmd]
  const child = spawn(command, [...inContainer, ...env, '--env', `PORT=${port}`, container, '--', ...script])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const exit = once(child, 'exit')
  const [pid] = await once(child.stdout, 'data')
  return {
    port,
    ended: exit.then(() => Promise.reject(new Error(`the shop ended: ${said}`))),
    async stop() {
      process.kill(Number.parseInt(pid, 10), 'SIGTERM')
      await exit
      await run(command, ['rm', container])
    },
  }
}

describe.skipIf(engine === null)('the image', () => {
  // Without an engine none of this runs.
  const found = engine ?? { command: '', inspect: [], sizeFormat: [] }

  beforeAll(async () => {
    if (!engine) return
    const build = engine.command === 'buildah' ? ['bud', '--isolation', 'chroot'] : ['build']
    const options = ['--build-arg', `BASE=${base}`, '-f', 'deploy/Containerfile', '-t', name, '.']
    await run(engine.command, [...build, ...options], { cwd: projectRoot, maxBuffer: 64e6 })
  }, patience.timeout)
  afterAll(() => run(found.command, ['rmi', '--force', name]).catch(() => {}))

  it('adds no more than it may to its base, and holds no tests', patience, async () => {
    expect((await measure(found, name)) - (await measure(found, base))).toBeLessThan(mostMegabytesOverBase)
    const tests = ['find', '/shop', '-name', '*.test.*', '-not', '-path', '*/node_modules/*']
    expect(await runInside(found, tests)).toBe('')
  })

  it('knows its own command line', patience, async () => {
    expect(await runInside(found, ['node', 'apps/server/src/cli/main.ts', 'help', 'serve'])).toContain('runs the shop')
  })

  it('serves pages, the desk, pictures and calls', patience, async () => {
    const { port, ended, stop } = await serve(found)
    // It ends in the end; only before that it is a fault.
    ended.catch(() => {})
    try {
      const get = (path: string) => fetch(`http://localhost:${port}${path}`)
      const ready = expect.poll(async () => (await get('/readyz').catch(() => null))?.status, patience).toBe(200)
      await Promise.race([ready, ended])
      const home = await (await get('/')).text()
      const desk = await get('/desk')
      const [picture = ''] = /\/img\/[^"'\s]+/.exec(home) ?? []

      expect(home).toContain('<html lang="nl"')
      expect(await desk.text()).toContain('<div id=')
      expect(Number((await (await get(picture)).arrayBuffer()).byteLength)).toBeGreaterThan(100)
      expect((await get('/api/ext/store-views')).status).toBe(200)
    } finally {
      await stop()
    }
  })
})
