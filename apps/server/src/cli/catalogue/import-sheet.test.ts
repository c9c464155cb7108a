import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  folder = await mkdtemp(join(tmpdir(), 'vonk-sheet-'))
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

async function aFile(name: string, content: string | Buffer) {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Thirty products, ten of them in three sizes, as Excel saves them in the Netherlands. */
function thirtyProducts(): string {
  const simple = Array.from({ length: 20 }, (_, at) => {
    return `CAP${at};;"Pet; nr. ${at}";${at + 5},95;21;Meisjes > Petten;"Warm\r\nen zacht";;${at}`
  })
  const variants = Array.from({ length: 10 }, (_, at) =>
    ['92', '98', '104'].map((size) => `TEE${at}-${size};TEE${at};T-shirt ${at};12,50;21;Jongens;Zacht;${size};3`),
  )
  return ['sku;parent sku;name;price;vat;categories;description;size;stock', ...simple, ...variants.flat()].join('\r\n')
}

describe('vonk import of a sheet', () => {
  it('says in a dry run what would happen, does it, and changes nothing the second time', async () => {
    const file = await aFile('products.csv', `\uFEFFsep=;\r\n${thirtyProducts()}\r\n`)
    const dry = await run('import', file, '--dry-run')
    const first = await run('import', file)
    const second = await run('import', file)

    expect([dry.code, first.code, second.code]).toEqual([0, 0, 0])
    for (const { text } of [dry, first]) {
      expect(text).toContain('new: category Meisjes > Petten')
      expect(text).toContain('new: tax class 2: VAT NL 21')
      expect(text).toMatch(/product +90 +0 +0 +0 +0/)
      expect(text).toMatch(/stock +50 +0 +0 +0 +0/)
    }
    expect(dry.text).toContain('dry run')
    expect(second.text).toContain('Nothing was changed.')
    expect(second.text).not.toContain('new:')
  })

  it.each([
    ['letters of Windows', Buffer.from('sku;name;price\nLATIN;Caf\xe9;5\n', 'latin1')],
    ['tabs', 'sku\tname\tprice\nTABS\tCafé\t5,00\n'],
    ['commas and quotes', 'sku,name,price\nCOMMAS,"Caf""é""","5,00"\n'],
    ['two bytes a letter', Buffer.from('\uFEFFsku\tname\tprice\nWIDE\tCafé\t5\n', 'utf16le')],
  ])('reads %s', async (name, content) => {
    const file = await aFile(`${name.replaceAll(' ', '-')}.csv`, content)

    expect((await run('import', file)).text).toMatch(/product +3 +0 +0 +0 +0/)
  })

  it('refuses rows with line and reason, takes the others, and exits with 1', async () => {
    const file = await aFile('bad.csv', 'sku,name,price\nA1,One,5\nA2,Two,five\nA3,"Three,5\nA4,Four,5,6,7\nA1,One,5\n')
    const { code, lines } = await run('import', file)

    expect(code).toBe(1)
    expect(lines).toEqual(
      expect.arrayContaining([
        `${file} line 3: A2: price: a price is an amount such as 19,95, not "five"`,
        `${file} line 4: a quote in it is never closed`,
        `${file} line 5: it has more cells than the first line has names`,
        `${file} line 6: A1: its sku is in line 2 already`,
        '4 rows of the sheet were refused.',
      ]),
    )
    expect(lines.join('\n')).toMatch(/product +3 +0 +0 +0 +0/)
  })

  it('names columns nobody knows, and imports nothing', async () => {
    const file = await aFile('columns.csv', 'sku,titel,prijs\nA9,One,5\n')
    const { code, text } = await run('import', file)

    expect(code).toBe(1)
    expect(text).toContain(`${file} line 1: there is no column "titel": did you mean "title"?`)
    expect(text).toContain('Nothing was imported')
  })

  it('says in plain words what is no sheet', async () => {
    const workbook = await aFile('book.csv', Buffer.from('PK\u0003\u0004'))
    const empty = await aFile('empty.csv', '\n')

    await expect(run('import', workbook)).resolves.toMatchObject({ text: expect.stringContaining('save it as CSV') })
    await expect(run('import', empty)).resolves.toMatchObject({ text: expect.stringContaining('is empty') })
    await expect(run('import', empty, '--remove-missing')).resolves.toMatchObject({
      text: expect.stringContaining('"enabled"'),
    })
  })
})
