import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowAwayFolder, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

let database: TestDatabase
let folder: Awaited<ReturnType<typeof createThrowAwayFolder>>
let file: string

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  folder = await createThrowAwayFolder()
  file = join(folder.path, 'my shop.json')
})
afterAll(async () => {
  await database.close()
  await folder.remove()
})

async function run(...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: database.url })
  const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

describe('vonk shop', () => {
  it('writes the shop, says what another file would change of it, and changes it for who is sure', async () => {
    const { text } = await run('shop', 'export')
    const shop = JSON.parse(text)
    expect((await run('shop', 'export', file)).text).toContain(`The shop is written into ${file}.`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(shop)
    expect((await run('shop', 'apply', file, '--yes')).text).toContain('The shop is what the file says.')

    shop.brands[0].seller.city = 'Zwolle'
    await writeFile(file, JSON.stringify(shop))
    const change = 'brands: razz seller.city: "Utrecht" becomes "Zwolle"'
    expect((await run('shop', 'apply', file)).text).toContain(`${change}\nNothing was changed: --yes does it.`)
    expect((await run('shop', 'apply', file, '--yes')).text).toContain(`${change}\nThe shop was changed.`)
    expect((await run('brands')).text).toContain('Zwolle')
  })

  it('refuses a file that is half wrong with a code and words, and one that is none', async () => {
    await writeFile(file, '{"brands": [], "views": [{"code": "nl"}]}')
    const refused = await run('shop', 'apply', file, '--yes')
    expect(refused.code).toBe(1)
    expect(refused.text).toContain('shop-file-refused: the file is wrong, and nothing was changed.')
    expect(refused.text).toContain('views.0.host: ')

    await writeFile(file, '{"brands": [')
    expect(await run('shop', 'apply', file)).toMatchObject({ code: 2, text: expect.stringContaining('cannot be read') })
    expect((await run('shop', 'apply')).code).toBe(2)
    expect((await run('shop', 'paint', file)).text).toContain('Say export or apply.')
  })
})
