import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'

const METRICS_TOKEN = 'for-the-measurements'
const CALLERS = 200
/** Connections of visitors and to the database, which come and go: so many callers may be left when these are counted. */
const OTHERS = 10
const products = '/api/catalog/vue_storefront_catalog/product/_search?response_format=compact'
const list = `${products}&size=1000`

let folder: string
let shop: RunningShop

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-slow-'))
  // Lists of so many products are longer than one answer may be.
  const demo = { VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '400', VONK_IMAGES_AHEAD: 'false' }
  const env = { LOG_LEVEL: 'error', METRICS_TOKEN, VONK_SEND_TIMEOUT_SECONDS: '10', ...demo }
  shop = await startShop({ dataFolder: folder, env })
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}, 60_000)

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })

type Figures = { readonly megabytes: number; readonly connections: number }

/** The process as its own figures show it. */
async function readFigures(): Promise<Figures> {
  const text = await (await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text()
  const find = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    megabytes: Math.round(find('process_resident_memory_bytes') / 1_048_576),
    connections: find('nodejs_active_handles\\{type="Socket"\\}'),
  }
}

async function askWithoutReading(requests: number): Promise<Socket> {
  const socket = connect(shop.port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.pause().write(`GET ${list} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(requests))
  return socket
}

/** What a caller finds who reads in the end: all of the answers, or what had been sent when the connection was closed. */
async function countBytes(socket: Socket): Promise<number> {
  let bytes = 0
  socket.on('data', (data) => {
    bytes += data.byteLength
  })
  await once(socket.resume(), 'close')
  return bytes
}

/** Somebody who looks at the shop meanwhile, and how long they wait. */
function sendVisitor() {
  const waits: number[] = []
  const statuses = new Set<number>()
  const leaving = new AbortController()
  const visit = async () => {
    for (let turn = 0; !leaving.signal.aborted; turn += 1) {
      const start = performance.now()
      const answer = await ask(turn % 2 === 0 ? '/meisjes/' : `${products}&size=10`)
      await answer.arrayBuffer()
      waits.push(Math.round(performance.now() - start))
      statuses.add(answer.status)
      await delay(100)
    }
  }
  const visiting = visit()
  return async () => {
    leaving.abort()
    await visiting
    return { statuses: [...statuses], visits: waits.length, slowest: Math.max(...waits) }
  }
}

describe('callers who ask for long lists and never read', { timeout: 600_000 }, () => {
  // One answer fits into what both ends of a connection hold for themselves: such a caller only keeps it open.
  it.for([1, 4])('are sent away, hold little memory and nobody up: %d requests each', async (requests) => {
    await (await ask('/meisjes/')).arrayBuffer()
    const { byteLength } = await (await ask(list)).arrayBuffer()
    const before = await readFigures()
    const leave = sendVisitor()
    const start = performance.now()
    const sockets = await Promise.all(Array.from({ length: CALLERS }, () => askWithoutReading(requests)))
    await expect.poll(async () => (await readFigures()).connections).toBeGreaterThan(before.connections + CALLERS / 2)
    let most = before.megabytes
    await expect
      .poll(
        async () => {
          const { megabytes, connections } = await readFigures()
          most = Math.max(most, megabytes)
          return connections
        },
        { timeout: 500_000, interval: 200 },
      )
      .toBeLessThan(before.connections + OTHERS)
    const seconds = Math.round((performance.now() - start) / 1_000)
    const { statuses, visits, slowest } = await leave()
    const received = await Promise.all(sockets.map(countBytes))
    const cut = received.filter((bytes) => bytes < byteLength * requests).length

    process.stderr.write(
      `slow readers: ${CALLERS} × ${requests} lists asked for and never read, sent away after ${seconds} s, ${cut} of them in the middle of an answer; ` +
        `memory ${before.megabytes} MB before, ${most} MB at most, ${(await readFigures()).megabytes} MB after; ` +
        `${visits} visits meanwhile answered ${statuses.join(', ')}, the slowest in ${slowest} ms\n`,
    )
    expect(statuses).toEqual([200])
    if (requests > 1) expect(cut).toBeGreaterThan(CALLERS - OTHERS)
    expect(most - before.megabytes).toBeLessThan(500)
  })
})
