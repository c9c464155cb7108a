import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProductBySku, putProducts } from '@vonk/commerce/catalogue'
import { findStock } from '@vonk/commerce/stock'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vonk-cli-'))
  await seedViews(database.db)
  for (const view of ['nl', 'de']) {
    const documents = ['VK1', 'VK2'].map((sku, at) => aDocument(at + 1, sku))
    await putProducts(database.db, view, { documents, now: Date.now(), utcOffsetMinutes: 60 })
  }
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

function aDocument(id: number, sku: string) {
  return { id, sku, type_id: 'simple', name: 'Jeans', status: 1, visibility: 4, price: 49.95 } as const
}

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url })
  const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, text: lines.filter((line) => !line.includes('migrate')).join('\n') }
}

async function aFile(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

async function pricesOf(view: string, sku: string) {
  const { price, special_price, special_from_date } = (await findProductBySku(database.db, view, sku))?.product ?? {}
  return [price, special_price, special_from_date]
}

describe('stockCommand', () => {
  it('sets the stock of one sku, and says when it was so already', async () => {
    expect(await run('stock', 'set', 'VK1', '7')).toEqual({ code: 0, text: 'VK1 is changed.' })
    expect(await run('stock', 'set', 'VK1', '7')).toEqual({ code: 0, text: 'VK1 was like this already.' })
    expect(await findStock(database.db, 'VK1')).toMatchObject({ quantity: 7 })
    expect((await run('stock', 'set', 'VK1', 'uncounted')).code).toBe(0)
    expect(await findStock(database.db, 'VK1')).toMatchObject({ manageStock: false })
  })

  it('takes a file in and lists what it refuses by line', async () => {
    const file = await aFile(
      'stock.csv',
      '\uFEFFsku;quantity\r\nVK1;3\r\n\r\n"VK2";4\r\nVK9;1\r\nVK2;many\r\n"VK1;1\r\n',
    )

    const { code, text } = await run('stock', 'set', '--file', file)

    expect(code).toBe(1)
    expect(text.split('\n')).toEqual([
      'line 5: VK9: nothing is sold under this sku',
      'line 6: a quantity is a whole number of pieces or the word uncounted, not "many"',
      'line 7: a quote in it is never closed',
      '2 changed, 0 unchanged, 3 refused.',
    ])
    expect(await findStock(database.db, 'VK2')).toMatchObject({ quantity: 4 })
  })

  it.each([
    [['stock', 'set', 'VK1'], 'Give either a sku and a quantity, or --file.'],
    [['stock', 'set', 'VK1', '-3'], '-3'],
    [['stock', 'set', 'VK1', '1.5'], 'A quantity is a whole number of pieces'],
    [['stock', 'set', '--file', '/nowhere.csv'], '/nowhere.csv cannot be read'],
    [['price', 'set', 'VK1', 'cheap'], 'A price is an amount such as 29.95, not "cheap".'],
    [['price', 'set', 'VK1', '1.005'], 'an amount'],
    [['price', 'set', 'VK1', '10', '--from', '2026-12-01'], 'Dates belong to a special price.'],
  ])('explains how %j is meant', async (args, hint) => {
    expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringContaining(hint) })
  })

  it('wants to know which column is what', async () => {
    const file = await aFile('unnamed.csv', 'VK1,3\n')

    expect(await run('stock', 'set', '--file', file)).toMatchObject({
      code: 2,
      text: expect.stringContaining('has to name the columns sku, quantity, and may name location'),
    })
  })
})

describe('priceCommand', () => {
  it('sets a price in all views or in one, with a special price or without', async () => {
    expect((await run('price', 'set', 'VK1', '39,95')).code).toBe(0)
    const special = ['--special', '19.95', '--from', '2026-12-01', '--to', '2026-12-24', '--store', 'de']
    expect((await run('price', 'set', 'VK1', 'same', ...special)).code).toBe(0)

    expect(await pricesOf('nl', 'VK1')).toEqual([39.95, undefined, undefined])
    expect(await pricesOf('de', 'VK1')).toEqual([39.95, 19.95, '2026-12-01'])
    expect((await run('price', 'set', 'VK1', 'same', '--special', 'none')).code).toBe(0)
    expect(await pricesOf('de', 'VK1')).toEqual([39.95, null, null])
  })

  it.each([
    [['10', '--special', '12'], 'its special price is not lower than its regular price'],
    [['10', '--store', 'xx'], 'there is no such store view'],
    [['same'], 'there is neither a price nor a special price'],
    [['10', '--special', '9', '--from', 'soon'], 'its dates are not written like 2026-11-30 or 2026-11-30 18:00'],
    [
      ['9', '--special', '8', '--from', '2026-12-02', '--to', '2026-12-01'],
      'its special price would end before it begins',
    ],
  ])('refuses %j in words', async (args, reason) => {
    expect(await run('price', 'set', 'VK1', ...args)).toEqual({ code: 1, text: `VK1: ${reason}.` })
  })

  it('takes a file in', async () => {
    const file = await aFile('prices.csv', 'sku,price,special,from,to,store\nVK2,20,,,,\nVK2,25,15,,2026-12-31,de\n')

    expect(await run('price', 'set', '--file', file)).toEqual({ code: 0, text: '2 changed, 0 unchanged, 0 refused.' })
    expect(await pricesOf('nl', 'VK2')).toEqual([20, undefined, undefined])
    expect(await pricesOf('de', 'VK2')).toEqual([25, 15, null])
  })
})
