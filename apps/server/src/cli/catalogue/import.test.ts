import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  folder = await mkdtemp(join(tmpdir(), 'vonk-cli-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url })
  const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, lines, text: lines.join('\n') }
}

async function aFile(name: string, ...documents: object[]) {
  const path = join(folder, name)
  await writeFile(path, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  return path
}

const product = { id: 1, sku: 'VK1', name: 'Jeans', price: '10.0000' }

describe('importCommand', () => {
  it('takes a file in, says what became of it, and changes nothing the second time', async () => {
    const file = await aFile('good.ndjson', product)
    const first = await run('import', file, file)
    const second = await run('import', file)

    expect([first.code, second.code]).toEqual([0, 0])
    expect(first.text).toMatch(
      / +added +changed +unchanged +removed +refused\nproduct +1 +0 +0 +0 +0\nstock +1 +0 +0 +0 +0/,
    )
    expect(first.text).toMatch(/products: 0\.0 of 0\.0 MB, 1 documents, \d+ a second/)
    expect(second.text).toContain('Nothing was changed.')
  })

  it('exits with 1 when something was refused, and says what, where and why', async () => {
    const file = await aFile(
      'bad.ndjson',
      { ...product, id: 2, sku: 'VK2', price: 'x' },
      { _type: 'cms_page', _source: {} },
    )
    const { code, lines } = await run('import', file, '--store', 'de')

    expect(code).toBe(1)
    expect(lines).toContain(`${file} line 1: product 2 VK2: price should be a number, not "x"`)
    expect(lines).toContain('1 rows of the kind cms_page were passed over.')
  })

  it('shows control characters of a dump instead of sending them to the terminal', async () => {
    const file = await aFile(
      'escapes.ndjson',
      { ...product, id: 4, sku: 'VK4', name: '\u001b[31mred\u202e\u0007', price: 'x' },
      { ...product, id: 5, sku: 'VK5', name: '\u001b]0;title\u009b', price: undefined },
      { _type: 'cms\u001b[2J', _source: {} },
    )
    const { text } = await run('import', file, '--dry-run')

    expect(text).toContain('\\u001b')
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
  })

  it('says that a dry run was one', async () => {
    const file = await aFile('dry.ndjson', { ...product, id: 3, sku: 'VK3' })

    expect((await run('import', file, '--dry-run')).text).toContain('dry run')
    expect((await run('import', file, '--dry-run')).text).toMatch(/product +1 /)
  })

  it('removes what is missing only from a dump that could be read', async () => {
    const file = await aFile('new.ndjson', { ...product, id: 4, sku: 'VK4' })
    const broken = await aFile('broken.ndjson')
    await writeFile(broken, '{"id":')

    expect((await run('import', file, broken, '--remove-missing')).text).toContain('Nothing was removed')
    expect((await run('import', file, '--remove-missing')).text).toMatch(/product +0 +0 +1 +1 +0/)
  })

  it.each([
    [[], 'which file'],
    [['no-such-file.json'], 'no-such-file.json cannot be read'],
    [['/'], '/ is a folder'],
    [['good.ndjson', '--entity', 'order'], '--entity is one of product'],
    [['good.ndjson', '--store', 'fr'], 'no store view "fr"'],
    [['good.ndjson', '--colour', 'red'], 'colour'],
  ])('explains how %j is meant', async (args, hint) => {
    const { code, text } = await run('import', ...args.map((arg) => (arg === 'good.ndjson' ? join(folder, arg) : arg)))

    expect(code).toBe(2)
    expect(text).toContain(hint)
    expect(text).toContain('Usage: npm run vonk -- import FILE…')
  })
})

describe('exportCommand', () => {
  it('writes a file, packed when its name says so, that can be read in again', async () => {
    const [plain, packed] = ['out.ndjson', 'out.ndjson.gz'].map((name) => join(folder, name)) as [string, string] // two names
    expect((await run('export', plain)).text).toContain(`1 documents are in ${plain}.`)
    await run('export', packed)

    const text = await readFile(plain, 'utf8')
    expect(JSON.parse(text)).toMatchObject({ _index: 'vue_storefront_catalog_nl', _type: 'product', _id: '4' })
    expect(gunzipSync(await readFile(packed)).toString()).toBe(text)
    expect((await run('import', packed)).text).toContain('Nothing was changed.')
    expect(await readdir(folder)).not.toContain('out.ndjson.part')
  })

  it('writes nothing but rows to the standard output', async () => {
    const { code, lines } = await run('export', '--store', 'nl', '--entity', 'product')

    expect(code).toBe(0)
    expect(lines.map((line) => JSON.parse(line)._id)).toEqual(['4'])
    expect((await run('export', '--entity', 'category')).lines).toEqual([])
  })

  it('stops when nobody reads its rows any more', async () => {
    await run(
      'import',
      await aFile('more.ndjson', { ...product, id: 8, sku: 'VK8' }, { ...product, id: 9, sku: 'VK9' }),
    )
    const lines: string[] = []
    const code = await runCli(['export'], {
      config: aConfig({ databaseUrl: database.url }),
      root: '/shop',
      write: (line) => lines.push(line),
      whenHeard: async () => lines.length < 2,
    })

    expect(code).toBe(0)
    expect(lines).toHaveLength(2)
  })

  it('explains itself when more than one file is named', async () => {
    expect(await run('export', 'a', 'b')).toMatchObject({ code: 2, text: expect.stringContaining('one file') })
  })
})
