import { describe, expect, it } from 'vitest'
import { checkHouseRules } from './house-rules.ts'

const messages = (path: string, text: string) => checkHouseRules([{ path, text }]).map(({ message }) => message)
const anywhere = 'packages/platform/src/log/create-log.ts'

describe('checkHouseRules', () => {
  it('lets one file of the server read the environment', () => {
    expect(messages('apps/server/src/config.ts', 'parse(process.env)')).toEqual([])
    expect(messages(anywhere, 'const level = process.env.LEVEL')).toEqual([expect.stringContaining('config.ts only')])
    expect(messages(anywhere, "import { env } from 'node:process'")).toHaveLength(1)
    expect(messages(anywhere, '// process.env is read elsewhere')).toEqual([])
  })

  it.each(['it.only', 'it.skip', 'describe.skip', 'test.todo'])('refuses %s', (call) => {
    expect(messages('a.test.ts', `${call}('adds', () => {})`)).toEqual([expect.stringContaining(call)])
    expect(messages('a.test.ts', `it('speaks of ${call}()', () => {})`)).toEqual([])
  })

  it('refuses sleeping in a test', () => {
    expect(messages('a.test.ts', 'await new Promise((done) => setTimeout(done, 50))')).toHaveLength(1)
    expect(messages('a.test.ts', 'await page.waitForTimeout(50)')).toHaveLength(1)
  })

  it('lets one function write a house number', () => {
    for (const line of [
      "'Rokin ' + number + affix",
      '<b>{address.affix}</b>',
      "[street, affix].filter(Boolean).join(' ')",
    ])
      expect(messages(anywhere, line)).toEqual([expect.stringContaining('streetLine')])
    expect(messages(anywhere, 'const { number, affix } = address\nsend([street, number, affix])')).toEqual([])
  })

  it('refuses an import that climbs three folders', () => {
    const up = '../'.repeat(3)
    for (const line of [
      `import { Button } from '${up}ui/button.tsx'`,
      `export * from '${up}../ui/button.tsx'`,
      `const late = await import('${up}ui/dialog.tsx')`,
    ])
      expect(messages('apps/storefront/app/features/cart/lines/row.test.ts', line)).toEqual([
        expect.stringContaining('climbs three folders'),
      ])
    for (const line of ["import { Row } from '../../row.tsx'", "new URL('../../../docs/', import.meta.url)"])
      expect(messages(anywhere, line)).toEqual([])
  })

  it('lets one folder of the storefront ask the search', () => {
    const app = 'apps/storefront/app'
    for (const line of ['client.call(searchCatalogue, { size })', "send({ _source_include: 'sku' })"]) {
      expect(messages(`${app}/features/reviews/load-reviews.server.ts`, line)).toEqual([
        expect.stringContaining('request/catalogue'),
      ])
      for (const path of [`${app}/request/catalogue/a.ts`, `${app}/pages/a.test.ts`, anywhere])
        expect(messages(path, line)).toEqual([])
    }
  })

  it('lets the same folder read the fields of documents', () => {
    const schema = { path: 'packages/contract/src/catalogue/product-document.ts', text: 'url_path: z.string(),' }
    const found = (path: string, text: string) => checkHouseRules([schema, { path, text }])
    const app = 'apps/storefront/app'
    for (const line of ['const page = product.url_path', "source['url_path']", 'const { url_path } = product']) {
      expect(found(`${app}/features/product-page/load/to-sellable.ts`, line)).toHaveLength(1)
      for (const path of [`${app}/request/catalogue/a.ts`, `${app}/device/a.ts`, `${app}/pages/a.test.ts`, anywhere])
        expect(found(path, line)).toEqual([])
    }
    expect(found(`${app}/pages/a.ts`, 'const page = product.urlPath')).toEqual([])
  })

  it('has modules ask the clock they are given', () => {
    for (const line of ['now: Date.now,', 'const now = new Date()'])
      expect(messages('packages/commerce/src/cart/module.ts', line)).toEqual(['a module asks the clock of its ports'])
    expect(messages('packages/commerce/src/cart/module.ts', 'const now = new Date(clock())')).toEqual([])
  })

  it('asks for a reason beside every cast', () => {
    expect(messages(anywhere, 'const id = text as CartId')).toEqual(['"as CartId" needs a comment saying why'])
    expect(messages(anywhere, 'const id = text as CartId // checked above')).toEqual([])
    expect(messages(anywhere, '// The driver has no types.\nconst id = text as CartId')).toEqual([])
    expect(messages(anywhere, 'const sizes = [1] as const')).toEqual([])
  })
})
