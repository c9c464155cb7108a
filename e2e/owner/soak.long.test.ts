import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureMemory } from '../../tools/processes/measure-memory.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { visitShop } from '../../tools/shop/visit-shop.ts'

const soakSeconds = 300
/** What docs/operating/scale-and-memory.md asks of a server, without npm. */
const mostMegabytes = { afterStart: 400, afterVisitors: 600 }
/** Longer than a worker waits for another picture to draw, and than an idle shop takes to give memory back. */
const settling = { readings: 40, interval: 2_000, timeout: 300_000, megabytes: 10 }

let dataFolder: string
let shop: RunningShop
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vonk-soak-'))
  shop = await startShop({ dataFolder, env: { LOG_LEVEL: 'warn', VONK_IMAGES_AHEAD: 'false' } })
}, 240_000)
afterAll(async () => {
  await shop.stop()
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 })
})

/** What all its processes hold once that stays the same. */
async function measureSettled(): Promise<number> {
  const measured: number[] = []
  const spread = () => {
    measured.push(measureMemory(shop.pid))
    const last = measured.slice(-settling.readings)
    return last.length < settling.readings ? Number.POSITIVE_INFINITY : Math.max(...last) - Math.min(...last)
  }
  await expect.poll(spread, settling).toBeLessThanOrEqual(settling.megabytes)
  return measured.at(-1) ?? 0
}

describe('a shop that is visited for five minutes', { timeout: 900_000 }, () => {
  it('answers every request, and its memory stays within what the documents say', async () => {
    const afterStart = await measureSettled()
    const { answers, failures } = await visitShop({ port: shop.port, seconds: soakSeconds })
    const whileVisited = measureMemory(shop.pid)
    const afterVisitors = await measureSettled()
    process.stderr.write(
      `soak: ${answers} answers, ${failures.length} failed; ${afterStart} MB after the start, ${whileVisited} MB with the last visitor, ${afterVisitors} MB afterwards\n`,
    )

    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(soakSeconds)
    expect(afterStart).toBeLessThanOrEqual(mostMegabytes.afterStart)
    expect(afterVisitors).toBeLessThanOrEqual(mostMegabytes.afterVisitors)
  })
})
