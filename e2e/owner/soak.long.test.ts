import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureMemory } from '../../tools/processes/measure-memory.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { visitShop } from '../../tools/shop/visit-shop.ts'

const soakSeconds = 300
/** What the README asks of a server, without npm. */
const mostMegabytes = 600

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

describe('a shop that is visited for five minutes', { timeout: 600_000 }, () => {
  it('answers every request, and its memory stays within what the README says', async () => {
    const { answers, failures } = await visitShop({ port: shop.port, seconds: soakSeconds })

    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(soakSeconds)
    // Workers that have drawn pictures leave when there are no more to draw.
    await expect.poll(() => measureMemory(shop.pid), { timeout: 60_000 }).toBeLessThan(mostMegabytes)
  })
})
