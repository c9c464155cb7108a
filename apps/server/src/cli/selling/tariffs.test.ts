import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTariffs } from '@vonk/commerce/shipping'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  folder = await mkdtemp(join(tmpdir(), 'vonk-tariffs-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url })
  const code = await runCli(['tariffs', ...args], { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, lines: lines.filter((line) => !line.includes('migrate')) }
}

async function find(carrier: string, method: string) {
  const tariffs = await readTariffs(database.db)
  return tariffs.find(({ carrierCode, methodCode }) => carrierCode === carrier && methodCode === method)
}

describe('tariffsCommand', () => {
  it('lists what delivery costs, country by country', async () => {
    const { code, lines } = await run()

    expect(code).toBe(0)
    expect(lines).toHaveLength(14)
    expect(lines.find((line) => line.startsWith('postnl home NL'))).toMatch(
      /4\.95 {2}free from 75\.00 .*home, standard .*all {8}position 10 {2}\(default\)/,
    )
  })

  it('sets one, adds one and takes it away', async () => {
    expect(await run('set', 'bpost', 'home', 'BE', '--price', '6,25', '--free-from', 'never')).toEqual({
      code: 0,
      lines: ['bpost home BE is changed.'],
    })
    expect(await find('bpost', 'home')).toMatchObject({ price: 625, freeFrom: null, titles: { nl: 'Thuisbezorgd' } })

    const titles = ['--title-nl', 'Zondag', '--title-de', 'Sonntag', '--title-en', 'Sunday']
    const facts = [
      '--price',
      '7',
      '--kind',
      'home',
      '--timing',
      'sunday',
      '--carrier-title',
      'bpost',
      '--brands',
      'razz',
    ]
    expect((await run('set', 'bpost', 'sunday', 'BE', ...facts, ...titles)).code).toBe(0)
    expect(await find('bpost', 'sunday')).toMatchObject({ timing: 'sunday', brands: ['razz'], price: 700 })

    expect((await run('remove', 'bpost', 'sunday', 'BE')).lines).toEqual(['bpost sunday BE is not offered any more.'])
    expect(await run('remove', 'bpost', 'sunday', 'BE')).toEqual({
      code: 1,
      lines: ['There is no tariff bpost sunday BE.'],
    })
  })

  it('refuses a brand that is not there', async () => {
    expect(await run('set', 'dhl', 'home', 'DE', '--brands', 'vonk,other')).toEqual({
      code: 1,
      lines: ['dhl home DE: it names a brand that is not there: `vonk brands` lists those that are.'],
    })
    expect(await find('dhl', 'home')).toMatchObject({ brands: [] })
  })

  it('takes a file in and lists what it refuses by line', async () => {
    const file = join(folder, 'tariffs.csv')
    const rows = [
      'carrier,method,country,price,free-from',
      'dhl,home,DE,6.95,',
      'dhl,home,XX,1,',
      'dhl,drone,DE,1,never',
    ]
    await writeFile(file, rows.join('\n'))

    expect(await run('set', '--file', file)).toEqual({
      code: 1,
      lines: [
        'line 3: country is no code of a country such as NL',
        expect.stringMatching(/^line 4: dhl drone DE: it is new, so it needs/),
        '1 changed, 0 unchanged, 2 refused.',
      ],
    })
    expect(await find('dhl', 'home')).toMatchObject({ price: 695, freeFrom: 7500 })
  })

  it.each([
    [['set', 'dhl', 'home'], 'Country has to be named'],
    [['set', 'dhl', 'home', 'DE', '--price', '-3'], 'price'],
    [['set', 'dhl', 'home', 'DE', '--price=-3'], 'Price is an amount such as 4.95'],
    [['set', 'DHL!', 'home', 'DE'], 'Carrier has small letters'],
    [['set'], 'Give either a tariff or --file.'],
    [['raise'], 'Say list, set or remove.'],
    [['remove', 'dhl'], 'To remove a tariff method has to be named'],
  ])('explains how %j is meant', async (args, hint) => {
    const { code, lines } = await run(...args)

    expect(code).toBe(2)
    expect(lines.join('\n')).toContain(hint)
  })
})
