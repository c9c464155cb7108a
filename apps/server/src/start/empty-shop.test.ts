import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../cli/run-cli.ts'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'

let database: TestDatabase
let shop: StartedShop

beforeAll(async () => {
  database = await openTestDatabase()
  const config = aConfig({ role: 'api', databaseUrl: database.url })
  const progress = createProgress(() => {})
  shop = await startShop({ config, root: projectRoot, log: aLog().log, progress, isDevelopment: false })
})
afterAll(async () => {
  await shop?.stop()
  await database.close()
})

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url })
  const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })
  return [code, lines.filter((line) => !line.includes('migrate')).join('\n')]
}

async function get(path: string) {
  const answer = await fetch(`http://127.0.0.1:${shop.port}/api/${path}`)
  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else, and the test reads what it expects.
  const body: any = await answer.json()
  return { status: answer.status, body }
}
const views = async () =>
  (await get('ext/store-views')).body.result.views.map((view: { storeCode: string }) => view.storeCode)

describe("a shop of one's own", () => {
  it('begins without a brand, a view or a tariff, and opens all the same', async () => {
    expect(await get('ext/store-views')).toMatchObject({
      status: 200,
      body: { result: { defaultCode: '', views: [] } },
    })
    for (const call of ['ext/directory/countries', 'catalog/vue_storefront_catalog/product/_search'])
      expect(await get(call)).toMatchObject({ status: 503, body: { code: 503, meta: { refusal: 'unavailable' } } })

    expect(await run('stores')).toEqual([0, expect.stringContaining('vonk -- brands add')])
    expect(await run('brands')).toEqual([0, ''])
    expect(await run('tariffs')).toEqual([0, 'There are no tariffs: nothing can be delivered.'])
  })

  it('serves its first view, which is the default, as soon as somebody makes it', async () => {
    const view = ['stores', 'add', 'marron', '--brand', 'marron', '--language', 'nl', '--host', 'localhost']
    expect(await run(...view)).toEqual([1, 'There is no such brand: vonk brands lists those that are.'])
    const seller = ['seller.name=Marron SRL', 'seller.email=bonjour@marron.example', 'seller.countryId=BE']
    await run('brands', 'add', 'marron', 'name=Petit Marron', ...seller, 'seller.invoicePrefix=PM')
    expect(await run(...view, '--hidden')).toEqual([1, expect.stringContaining('neither hidden nor removed')])
    expect(await views()).toEqual([])

    expect(await run(...view)).toEqual([0, expect.stringContaining('marron answers at localhost/')])

    await expect.poll(views).toEqual(['marron'])
    await expect.poll(async () => (await get('catalog/vue_storefront_catalog/product/_search')).status).toBe(200)
    expect((await get('ext/store-views')).body.result).toMatchObject({ defaultCode: 'marron' })
    expect(await seedViews(database.db)).toBe(0)
  })
})
