import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putProducts } from '@vonk/commerce/catalogue'
import { aDocument } from '@vonk/commerce/prices/testing'
import { createStores } from '@vonk/commerce/stores'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../testing.ts'
import { commands, runCli } from './run-cli.ts'

let database: TestDatabase
let mediaFolder: string

beforeAll(async () => {
  database = await openTestDatabase()
  mediaFolder = await mkdtemp(join(tmpdir(), 'vonk-media-'))
})
afterAll(async () => {
  await database.close()
  await rm(mediaFolder, { recursive: true })
})

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url, port: 1, mediaFolder })
  const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

describe('runCli', () => {
  it.each([[], ['help'], ['--help']])('lists its commands: %j', async (...args) => {
    const { code, text } = await run(...args.flat())

    expect(code).toBe(0)
    for (const name of ['serve', 'migrate', 'seed', 'stores', 'health', 'openapi']) expect(text).toContain(name)
  })

  it.each(
    commands.flatMap(({ name }) => [
      [name, '--help'],
      [name, 'x', '-h'],
      ['help', name],
    ]),
  )('explains a command and does nothing else: %s %s', async (...args) => {
    const lines: string[] = []
    const config = new Proxy(aConfig(), {
      get() {
        throw new Error('help needs no configuration')
      },
    })
    const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })

    expect(code).toBe(0)
    expect(lines.join('\n')).toMatch(/^Usage: npm run vonk -- /)
  })

  it.each(['serve', 'build', 'migrate', 'health', 'openapi'])(
    'refuses arguments where none are taken: %s',
    async (name) => {
      expect(await run(name, '--fast')).toMatchObject({ code: 2, text: expect.stringContaining('--fast') })
      expect(await run(name, 'now')).toMatchObject({ code: 2 })
    },
  )

  it('says so when there is no such command', async () => {
    expect(await run('explode')).toMatchObject({ code: 2, text: expect.stringContaining('no command "explode"') })
  })

  it('migrates, seeds what sells nothing or is told to start over, and lists the store views', async () => {
    const seed = ['seed', '--products', '40', '--date', '2026-11-15']

    expect((await run('migrate')).text).toContain('up to date')
    await seedViews(database.db)
    await putProducts(database.db, 'nl', { documents: [aDocument()], now: Date.now(), utcOffsetMinutes: 60 })
    expect((await run(...seed)).text).toContain('nothing was changed')
    expect((await run(...seed, '--reset')).text).toContain('filled with the demo label')
    expect(await readdir(mediaFolder)).not.toEqual([])
    expect((await run(...seed)).text).toContain('nothing was changed')
    expect((await run('stores')).text).toMatch(/nl +localhost\/ +\(default\)[\s\S]*rz_de +razz\.localhost\/de/)
  })

  it.each([
    [['--products', 'many'], 'a whole number from 40'],
    [['--products', '3'], 'a whole number from 40'],
    [['--date', 'today'], 'such as 2026-11-15'],
    [['--views', 'nl,fr'], 'one or more of nl, en, de'],
  ])('explains how to seed with %j', async (args, hint) => {
    expect(await run('seed', ...args)).toMatchObject({ code: 2, text: expect.stringContaining(hint) })
  })

  it('moves a store view to another address', async () => {
    const move = ['stores', 'set', 'de', '--host', 'WWW.Example.de']
    const hostNow = async () => {
      const { views } = await createStores({ db: database.db }).loadDirectory()
      return views.find((view) => view.code === 'de')?.host
    }
    const asked = await run(...move)
    expect(asked).toMatchObject({ code: 0, text: expect.stringMatching(/at de\.localhost end:[\s\S]*--yes does it/) })
    expect(await hostNow()).toBe('de.localhost')

    expect(await run(...move, '--yes')).toMatchObject({ code: 0 })
    expect(await hostNow()).toBe('www.example.de')
  })

  it('says before a view is removed how many passkeys, carts and payments it touches, and removes it for who is sure', async () => {
    const asked = await run('stores', 'remove', 'rzss_de')
    expect(asked.text).toMatch(
      /\(\d+ were made for this host\)[\s\S]*\(\d+ guests of [\s\S]*\(\d+ payments are open\).*\(\d+ orders\)/,
    )
    expect((await run('stores')).text).toContain('rzss_de')

    expect((await run('stores', 'remove', 'rzss_de', '--yes')).text).toContain('rzss_de is gone')
    expect((await run('stores')).text).not.toContain('rzss_de')
  })

  it('changes brand, language, kind and indexing of a view where it stands', async () => {
    const change = [
      'stores',
      'set',
      'rzss_en',
      '--brand',
      'vonk',
      '--language',
      'de',
      '--no-sample-sale',
      '--no-indexed',
    ]
    expect((await run(...change)).code).toBe(0)

    const { views } = await createStores({ db: database.db }).loadDirectory()
    expect(views.find((view) => view.code === 'rzss_en')).toMatchObject({
      ...{ brand: 'vonk', language: 'de', isSampleSale: false, isUnindexed: true },
    })
    expect((await run('stores')).text).toMatch(/rzss_en .*\(not for search engines\)/)
    expect(await run('stores', 'set', 'rzss_en', '--brand', 'other')).toMatchObject({ code: 1 })
    expect((await run('stores', 'set', 'rzss_en', '--indexed')).code).toBe(0)
    const now = await createStores({ db: database.db }).loadDirectory()
    expect(now.views.find((view) => view.code === 'rzss_en')).not.toHaveProperty('isUnindexed')
  })

  it('gives a store view its tag manager and takes it away', async () => {
    const tagManagerNow = async () => {
      const { views } = await createStores({ db: database.db }).loadDirectory()
      return views.find((view) => view.code === 'rz_nl')?.googleTagManager
    }
    expect((await run('stores', 'tag', 'rz_nl', 'GTM-ABC123', 'tags.example.com')).code).toBe(0)
    expect(await tagManagerNow()).toEqual({ id: 'GTM-ABC123', domain: 'tags.example.com', loadScript: true })

    expect((await run('stores', 'tag', 'rz_nl', 'none')).text).toContain('rz_nl has no tag manager')
    expect(await tagManagerNow()).toMatchObject({ id: null })
  })

  it('changes and shows the settings of a store view', async () => {
    const settings = ['minicartCountType=items', 'listOutOfStock=true', 'listFilters=["brand"]', 'historyLength=12']
    const { code, text } = await run('stores', 'configure', 'en', ...settings)

    expect(code).toBe(0)
    expect(text).toContain('minicartCountType="items"')
    const { views } = await createStores({ db: database.db }).loadDirectory()
    expect(views.find((view) => view.code === 'en')?.settings).toMatchObject({
      minicartCountType: 'items',
      listOutOfStock: true,
      listFilters: ['brand'],
      historyLength: 12,
    })
    const back = await run('stores', 'configure', 'en', 'listOutOfStock=', 'listFilters=', 'historyLength=')
    expect(back.text).not.toContain('listOutOfStock')
    const shown = await run('stores', 'configure', 'en')
    expect(shown.text).toContain('* minicartCountType="items"')
    expect(shown.text).toContain('  listOutOfStock=false')
  })

  it('warns an owner who sets a rating that nobody gave, until it is taken away', async () => {
    const rating = 'fallbackReview={"average":8.9,"best":10,"count":7859}'

    expect(await run('stores', 'configure', 'vss_nl', rating)).toMatchObject({
      code: 0,
      text: expect.stringContaining('"8.9 of 10, 7859 reviews"'),
    })
    expect((await run('stores', 'configure', 'vss_nl')).text).toContain('misleads')
    expect((await run('stores', 'configure', 'vss_nl', 'fallbackReview=')).text).not.toContain('misleads')
  })

  it('says why paying later is not offered, until its credit is told of or nobody wants it', async () => {
    const credit = { lender: 'Later Bank', dueDays: 30, dueFrom: 'delivery', instalments: 1, annualRate: 0 }
    const told = JSON.stringify({ ...credit, fee: 0, lateFee: 0, terms: 'https://later.example/' })
    const nothing = ['payLaterCredit=', 'offersPayLater=']
    const missing = 'payLaterCredit does not say who lends'

    expect((await run('stores', 'configure', 'vss_en', ...nothing)).text).toContain(missing)
    expect((await run('stores', 'configure', 'vss_en')).text).toContain(missing)
    expect((await run('stores', 'configure', 'vss_en', 'offersPayLater=false')).text).not.toContain(missing)
    expect(
      (await run('stores', 'configure', 'vss_en', 'offersPayLater=', `payLaterCredit=${told}`)).text,
    ).not.toContain(missing)
    expect(await run('stores', 'configure', 'vss_en', 'payLaterCredit={"lender":"Later Bank"}')).toMatchObject({
      code: 1,
      text: expect.stringContaining('payLaterCredit.dueDays'),
    })
  })

  it.each([
    [['stores', 'set'], 'which store view'],
    [['stores', 'configure'], 'which store view'],
    [['stores', 'configure', 'nl', 'listOutOfStock'], 'no setting with a value'],
    [['stores', 'tag', 'nl'], 'GTM-ABC123'],
    [['stores', 'tag', 'nl', 'GTM-1234', 'a b'], 'no host name'],
    [['stores', 'set', 'de'], 'host name'],
    [['stores', 'set', 'de', '--host', 'a b'], 'host name'],
    [['stores', 'set', 'de', '--host', 'a.example', '--prefix', 'EN!'], 'one word'],
    [['stores', 'set', 'de', '--color', 'red'], 'color'],
  ])('explains how %j is meant', async (args, hint) => {
    const { code, text } = await run(...args)

    expect(code).toBe(2)
    expect(text).toContain(hint)
    expect(text).toContain('Usage: npm run vonk -- stores')
  })

  it.each([
    [['stores', 'set', 'fr', '--host', 'fr.example'], 'no store view "fr"'],
    [['stores', 'tag', 'fr', 'none'], 'no store view "fr"'],
    [['stores', 'configure', 'fr', 'listOutOfStock=true'], 'no store view "fr"'],
    [['stores', 'configure', 'fr'], 'no store view "fr"'],
    [['stores', 'configure', 'nl', 'sound=loud'], 'no setting "sound"'],
    [['stores', 'configure', 'nl', 'listOutOfStock=perhaps'], 'expected boolean'],
    [['stores', 'set', 'nl', '--host', 'localhost', '--prefix', 'en'], 'answers at this address already'],
  ])('refuses %j in words', async (args, reason) => {
    expect(await run(...args)).toMatchObject({ code: 1, text: expect.stringContaining(reason) })
  })

  it('keeps the notice on the legal guarantee of each language as it is, and says which are missing', async () => {
    const file = join(mediaFolder, 'notice.svg')
    await writeFile(file, '<svg viewBox="0 0 210 297"><path d="M0 0h9"/></svg>')
    expect((await run('check')).text).toContain('legal guarantee is missing in nl, en, de')

    expect(await run('media', 'notice', 'nl', file)).toMatchObject({ code: 0 })
    expect((await run('check')).text).toContain('legal guarantee is missing in en, de')
    expect(await run('media', 'notice', 'nl', 'none')).toMatchObject({ code: 0 })
    expect(await run('media', 'notice', 'nl', 'none')).toMatchObject({ code: 1 })
    await writeFile(file, '%PDF-1.7')
    expect(await run('media', 'notice', 'nl', file)).toMatchObject({
      code: 1,
      text: expect.stringContaining('SVG nor a PNG'),
    })
    expect(await run('media', 'notice', 'dutch-', file)).toMatchObject({ code: 2 })
    expect(await run('media', 'notice', 'nl', 'nowhere.svg')).toMatchObject({ code: 2 })
  })

  it('closes the shop for work and opens it again [MAINT-04]', async () => {
    expect((await run('maintenance')).text).toContain('The shop is open.')
    expect(await run('maintenance', 'on')).toMatchObject({ code: 0, text: expect.stringContaining('closed for work') })
    expect((await run('maintenance')).text).toContain('closed for work')
    expect((await run('maintenance', 'off')).text).toContain('The shop is open.')
    expect(await run('maintenance', 'perhaps')).toMatchObject({ code: 2, text: expect.stringContaining('on or off') })
  })

  it('makes a key for a back office, lists it and takes it away', async () => {
    expect((await run('keys')).text).toContain('There are no keys.')
    expect((await run('keys', 'add', 'erp')).text).toMatch(/\nvonk_[\w-]{43}\n/)
    expect(await run('keys', 'add', 'erp')).toMatchObject({ code: 1, text: expect.stringContaining('"erp" already') })
    expect((await run('keys')).text).toMatch(/erp +made on \d{4}-\d{2}-\d{2}, never used/)
    expect(await run('keys', 'revoke', 'erp')).toMatchObject({ code: 0 })
    expect(await run('keys', 'revoke', 'erp')).toMatchObject({ code: 1 })
    expect(await run('keys', 'add', 'Not a name')).toMatchObject({
      code: 2,
      text: expect.stringContaining('small letters'),
    })
  })

  it('has the pages made again that processes keep, of one store view or of all', async () => {
    expect(await run('cache', 'purge')).toMatchObject({ code: 0, text: expect.stringContaining('All pages') })
    expect(await run('cache', 'purge', '--view', 'de')).toMatchObject({ code: 0 })
    expect(await run('cache', 'purge', '--view', 'xx')).toMatchObject({
      code: 1,
      text: expect.stringContaining('"xx"'),
    })
    expect(await run('cache')).toMatchObject({ code: 2, text: expect.stringContaining('purge [--view CODE]') })
  })

  it('prints the OpenAPI document', async () => {
    expect(JSON.parse((await run('openapi')).text)).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) })
  })

  it('says when no shop runs', async () => {
    expect(await run('health')).toMatchObject({ code: 1, text: 'No shop answers on port 1.' })
  })
})
