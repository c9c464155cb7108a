import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inProject } from '../../tools/files/project-root.ts'
import { findFreePort } from '../../tools/shop/find-free-port.ts'
import { startShop } from '../../tools/shop/start-shop.ts'

/** Lines a first start prints on its way; a kill is aimed at the moment each appears. */
const moments = ['Creating the database', '✓ database', 'platform/0001', '✓ migrate', 'designing', '✓ seed', 'is ready']

const productSearch = '/api/catalog/vue_storefront_catalog/product/_search?response_format=compact&size=1'
const small = { LOG_LEVEL: 'info', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false' }

async function newDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  return folder
}

async function killWhenItSays(moment: string, dataFolder: string, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
  const { PATH, HOME } = process.env
  const NODE_COMPILE_CACHE = inProject('.data/compile-cache')
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: String(await findFreePort()), VONK_DATA: dataFolder, ...small }
  const shop = spawn(process.execPath, [inProject('apps/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void shop.kill('SIGKILL'))
  let said = ''
  shop.stdout.setEncoding('utf8').on('data', (text: string) => {
    const isDue = !said.includes(moment)
    said += text
    if (isDue && said.includes(moment)) shop.kill(signal)
  })
  const [code] = await once(shop, 'close')
  expect(said).toContain(moment)
  return { code, said }
}

describe('a shop stopped while it starts', () => {
  it.each(moments)('starts again as if nothing had happened: killed at "%s"', async (moment) => {
    const dataFolder = await newDataFolder()
    await killWhenItSays(moment, dataFolder)

    const shop = await startShop({ dataFolder, env: small })

    try {
      const answer = await fetch(`http://127.0.0.1:${shop.port}/api/ext/store-views`)
      expect(await answer.json()).toMatchObject({ code: 200, result: { views: { length: 12 } } })
      const products = await fetch(`http://127.0.0.1:${shop.port}${productSearch}`)
      expect(await products.json()).toMatchObject({ hits: { length: 1 } })
    } finally {
      await shop.stop()
    }
  })

  const early = moments.filter((moment) => moment !== 'is ready')

  it.each(early)('stops at once: told at "%s"', async (moment) => {
    const { code, said } = await killWhenItSays(moment, await newDataFolder(), 'SIGTERM')

    expect(code).toBe(0)
    expect(said).not.toContain('is ready')
    // Neither finishes what it was doing nor goes on to the next thing.
    expect(said.slice(said.indexOf(moment)).match(/✓ (?:seed|catalogue|build)/g) ?? []).toEqual(
      moment === '✓ seed' ? ['✓ seed'] : [],
    )
  })
})
