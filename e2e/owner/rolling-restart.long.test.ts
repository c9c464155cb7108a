import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLog } from '@vonk/platform/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../tools/shop/find-free-port.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { findBalancer, startBalancer } from './rolling-restart/balancers.ts'
import { sendRequests } from './rolling-restart/send-requests.ts'

const REQUESTS = 20_000
const log = createLog({ level: 'silent', name: 'rolling-restart' })

let folder: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-rolling-'))
  postgres = await startEmbeddedPostgres({ dataFolder: folder, log })
})
afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

type Role = { readonly ports: readonly number[]; readonly env: Record<string, string> }

/** Processes of one role at the given ports, which can be restarted one after the other. */
async function startRole({ ports, env }: Role) {
  const settings = { VONK_TRUST_PROXY: 'true', VONK_DRAIN_SECONDS: '5', LOG_LEVEL: 'warn', ...env }
  const shops = new Map<number, RunningShop>()
  const start = async (port: number) => {
    shops.set(port, await startShop({ dataFolder: folder, port, env: settings }))
  }
  onTestFinished(async () => {
    await Promise.all([...shops.values()].map((shop) => shop.stop()))
  })
  for (const port of ports) await start(port)
  return {
    async restartEach() {
      for (const port of ports) {
        await shops.get(port)?.stop()
        await start(port)
      }
    },
  }
}

async function findPorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await findFreePort())
  return ports
}

describe('a rolling restart', () => {
  it.for(['haproxy', 'nginx'] as const)('loses no request behind %s', { timeout: 900_000 }, async (name, { skip }) => {
    if ((await findBalancer(name)) === null) skip(`left out: no ${name} on this machine, and none can be installed`)
    const [apis, pages, [front = 0, back = 0]] = [await findPorts(2), await findPorts(2), await findPorts(2)]
    const routes = [
      { port: front, servers: pages },
      { port: back, servers: apis },
    ]
    const balancer = await startBalancer(name, { folder, routes })
    onTestFinished(() => balancer.stop())
    const demo = { VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false' }
    const api = await startRole({ ports: apis, env: { VONK_ROLE: 'api', DATABASE_URL: postgres.url, ...demo } })
    const storefront = await startRole({
      ports: pages,
      env: { VONK_ROLE: 'storefront', VONK_API_URL: `http://127.0.0.1:${back}` },
    })

    let isRestarted = false
    const sending = sendRequests(front, (count) => count < REQUESTS || !isRestarted)
    await storefront.restartEach()
    await api.restartEach()
    isRestarted = true
    const { count, lost } = await sending

    process.stderr.write(`${name}: ${count} requests while 4 processes were restarted, ${lost.length} lost\n`)
    expect(lost).toEqual([])
  })

  it('loses no request of a shop that is its own balancer', { timeout: 900_000 }, async () => {
    const demo = { VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false', LOG_LEVEL: 'warn' }
    const env = { ...demo, DATABASE_URL: postgres.url, VONK_PROCESSES: '2' }
    const shop = await startShop({ dataFolder: folder, env })
    onTestFinished(() => shop.stop())
    // Two that serve and one for the jobs, which begins when the others are ready.
    await expect.poll(async () => (await findChildren(shop.pid)).length).toBe(3)
    const before = await findChildren(shop.pid)

    let isRestarted = false
    const sending = sendRequests(shop.port, (count) => count < REQUESTS || !isRestarted)
    process.kill(shop.pid, 'SIGUSR2')
    const newcomers = async () => (await findChildren(shop.pid)).filter((pid) => !before.includes(pid)).length
    await expect.poll(newcomers, { timeout: 300_000 }).toBe(before.length)
    isRestarted = true
    const { count, lost } = await sending

    process.stderr.write(`${count} requests while ${before.length} processes were replaced, ${lost.length} lost\n`)
    expect(lost).toEqual([])
  })
})

/** The processes a process has started itself. */
async function findChildren(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  return stdout.split('\n').flatMap((line) => {
    const [pid = 0, ppid] = line.trim().split(/\s+/).map(Number)
    return ppid === parent ? [pid] : []
  })
}
