import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putProducts } from '@vonk/commerce/catalogue'
import { aProduct, NOW } from '@vonk/commerce/catalogue/testing'
import { putOrders } from '@vonk/commerce/orders'
import { anOrder } from '@vonk/commerce/orders/testing'
import { findActs } from '@vonk/platform/acts'
import { emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../testing.ts'
import { commands, runCli } from './run-cli.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vonk-acts-'))
  const { db } = database
  await seedViews(db)
  await putProducts(db, 'nl', { documents: [aProduct()], now: NOW, utcOffsetMinutes: 60 })
  await putOrders(db, [anOrder({ status: 'processing' })])
  await writeFile(
    join(folder, 'dump.ndjson'),
    `${JSON.stringify({ _type: 'product', _source: { ...aProduct(), id: 9, sku: 'VK9' } })}\n`,
  )
  await writeFile(join(folder, 'shop.json'), '{"countries": ["DE", "NL", "BE"]}')
  await writeFile(join(folder, 'prices.csv'), 'sku,price\nVK1,14.50\nVK9,15.50\n')
  await writeFile(join(folder, 'notice.svg'), '<svg viewBox="0 0 210 297"><path d="M0 0h9"/></svg>')
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function run(line: string) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url, port: 1, mediaFolder: folder })
  const args = line.split(' ').map((word) => word.replace(/^@/, `${folder}/`))
  const code = await runCli(args, { config, root: '/shop', write: (text) => lines.push(text) })
  return { code, text: lines.join('\n') }
}

const outside = 'says something, or works on the machine around the shop'

/** What every command writes down, in the order in which it is tried; a text says why it changes nothing. */
const changes: Readonly<Record<string, string | readonly (readonly [line: string, act: string])[]>> = {
  serve: outside,
  build: outside,
  check: outside,
  export: outside,
  health: outside,
  openapi: outside,
  storyblok: outside,
  texts: outside,
  lookbook: outside,
  cache: 'has pages made anew, of what there is',
  migrate: 'changes tables, and is noted beside them',
  backup: 'writes a file',
  restore: 'brings the acts of the backup',
  seed: 'fills an empty shop with the demo label',
  import: [['import @dump.ndjson --store nl', 'catalogue nl imported']],
  stock: [['stock set VK1 7', 'stock batch set']],
  price: [
    ['price set VK1 12.50', 'price batch set'],
    ['price set --file @prices.csv', 'price batch set'],
  ],
  stores: [
    ['stores set de --host de.example --yes', 'store-view de moved'],
    ['stores configure nl listOutOfStock=true', 'store-view nl configured'],
    ['stores tag nl GTM-ABC123', 'store-view nl tag-manager-set'],
    ['stores add be_nl --brand vonk --language nl --host be.localhost', 'store-view be_nl added'],
    ['stores hide be_nl', 'store-view be_nl hidden'],
    ['stores show be_nl', 'store-view be_nl shown'],
    ['stores remove be_nl --yes', 'store-view be_nl removed'],
  ],
  brands: [
    ['brands set vonk seller.city=Zwolle', 'brand vonk changed'],
    [
      'brands add marron name=Marron seller.name=Marron seller.email=m@marron.example seller.countryId=BE seller.invoicePrefix=PM',
      'brand marron added',
    ],
  ],
  tariffs: [
    ['tariffs set postnl home NL --price 6.50', 'tariff batch set'],
    ['tariffs remove postnl home NL', 'tariff postnl home NL removed'],
  ],
  shop: [['shop apply @shop.json --yes', 'shop file applied']],
  maintenance: [
    ['maintenance on', 'shop maintenance closed'],
    ['maintenance off', 'shop maintenance opened'],
  ],
  keys: [
    ['keys add till', 'key till added'],
    ['keys revoke till', 'key till revoked'],
  ],
  staff: [
    ['staff add bo@shop.example --name Bo --role viewer', 'staff bo@shop.example added'],
    ['staff role bo@shop.example --role editor', 'staff bo@shop.example role-changed'],
    ['staff reset bo@shop.example', 'staff bo@shop.example reset'],
    // Who is gone is named no more.
    ['staff remove bo@shop.example', 'staff  removed'],
  ],
  media: [
    ['media notice nl @notice.svg', 'guarantee-notice nl set'],
    ['media notice nl none', 'guarantee-notice nl removed'],
    ['media put @notice.svg', 'picture batch stored'],
  ],
  orders: [
    ['orders ship 100000001', 'order order-1 shipped'],
    ['orders deliver 100000001', 'order order-1 delivered'],
  ],
  stories: [['stories init --store nl', 'story * published']],
}

describe('every command of the command line', () => {
  it('is tried here, or says why not', () => {
    expect(Object.keys(changes).toSorted()).toEqual(commands.map(({ name }) => name).toSorted())
  })

  const tried = Object.values(changes).flatMap((lines) => (typeof lines === 'string' ? [] : lines))

  it.each(tried)('%s is an act', async (line, expected) => {
    const { db } = database
    await emptyTables(db, ['act'])
    const { code, text } = await run(line)
    const acts = await findActs(db, { limit: 1_000 })

    expect([code, text]).toEqual([0, text])
    expect(new Set(acts.map(({ by }) => by.kind))).toEqual(new Set(['command-line']))
    const named = acts.map(({ kind, thing, name }) => `${kind} ${kind === 'story' ? '*' : thing} ${name}`)
    if (line.startsWith('stories')) expect(named).toContain(expected)
    else expect(named).toEqual([expected])
  })
})
